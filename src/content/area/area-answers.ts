/** Words for where a place is and how soon we typically arrive. */
import { business, phoneText } from '../business';
import { isServed, tellTypicalArrival } from './response-times';
import type { AreaFinding } from './service-area';

const { city: base } = business.location;
const radius = business.serviceRadiusMiles;

/** Such as 'Typical arrival: 2 to 4 hours', or the sentence for places outside the service area. */
export const describeArrival = ({ tier }: Pick<AreaFinding, 'tier'>): string =>
  isServed(tier) ? `Typical arrival: ${tellTypicalArrival(tier)}` : tellTypicalArrival(tier);

/** A further sentence for some answers, else null. */
function addCaveat({ tier, miles, namesakes, isNear }: AreaFinding): string | null {
  if (namesakes.length > 0) {
    return `Not the one you mean? There is also ${namesakes.join(' and ')}.`;
  }
  if (isNear) {
    return 'The closest name to what you typed.';
  }
  if (tier === 'oklahomaCity' && miles > radius) {
    return `Past ${radius} miles, but in our Oklahoma City area.`;
  }
  return null;
}

/** The texts of the area check's answer. */
export function answerArea(finding: AreaFinding) {
  const { city, state, zip, miles, tier, page } = finding;
  const town = [`${city}, ${state}`, zip].filter(Boolean).join(' ');
  return {
    heading: isServed(tier) ? `Yes, we come to ${town}.` : town,
    arrival: describeArrival(finding),
    notes: [
      city === base ? null : `${miles} miles in a straight line from downtown ${base}`,
      addCaveat(finding),
    ].filter((note) => note !== null),
    ending: [
      isServed(tier) ? 'Typical time. Call to confirm.' : 'Call and we’ll tell you yes or no.',
      page ? `[What we do in ${city}](${page})` : '',
    ].join(' '),
  };
}

/** What the area check says when it finds no place. */
export const areaHelp = {
  asked: `Try Broken Arrow, Muskogee or 74074. We go ${radius} miles around ${base}, into Kansas, Missouri and Arkansas.`,
  looking: `Looking it up… You can also call ${phoneText}.`,
  unavailable: `The list of towns didn’t load. Call ${phoneText}, or check [locations](/locations).`,
  incomplete: 'Please enter a 5-digit ZIP code or the name of a town.',
  'unknown-zip': `**That’s not a ZIP code near ${base}.** Check the digits, or call ${phoneText} and we’ll tell you if we go there.`,
  'unknown-town': `**That town isn’t on our list.** Try the ZIP code or the nearest bigger town. Or call ${phoneText} and tell us where you are.`,
};
