import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { business } from '../../content/business';
import type { AreaFinding } from '../../content/area/service-area';
import { arrival, caveat, distance, isServed, townName } from './area-wording';
import { ExampleEntries } from '../shared/example-entries';
import { LookupCard } from '../shared/lookup-card';
import { QuoteLink } from '../shared/quote-link';
import { PhoneLink } from '../shared/phone-link';
import { offerZip } from '../contact/quote-draft';
import { type AreaShown, fetchAreaList, useAreaAnswer } from './use-area-answer';

const examples = ['Broken Arrow', 'Muskogee', 'Stillwater', 'Oklahoma City'];

/**
 * Answers whether we come to a ZIP code or town and how soon. A complete ZIP code or a known name is
 * answered as it is typed, anything else when it is sent.
 */
export function AreaCheck() {
  const field = useRef<HTMLInputElement>(null);
  const { answer, ask } = useAreaAnswer();
  const [isSent, setSent] = useState(false);

  const [params] = useSearchParams();
  // What was typed before the script came, or sent without it, is a question too.
  const askFirst = useEffectEvent(() => {
    if (!field.current) return;
    field.current.value ||= params.get('place') ?? '';
    if (field.current.value) void ask(field.current.value);
  });
  useEffect(() => askFirst(), []);

  function onInput() {
    setSent(false);
    void ask(field.current?.value ?? '');
  }

  function pick(example: string, byKeyboard: boolean) {
    if (!field.current) return;
    field.current.value = example;
    if (byKeyboard) field.current.focus();
    void ask(example);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    void ask(field.current?.value ?? '');
  }

  useEffect(() => {
    if (answer?.kind === 'place' && answer.zip !== undefined) offerZip(answer.zip);
  }, [answer]);

  return (
    <LookupCard
      title="Area check"
      action="/locations"
      label="ZIP code or city"
      buttonText="Check"
      fieldRef={field}
      name="place"
      autoComplete="postal-code"
      onFocus={fetchAreaList}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <Answer answer={answer} isSent={isSent} onPick={pick} />
    </LookupCard>
  );
}

type AnswerProps = {
  answer: AreaShown;
  /** A name that isn't known may not be finished, until it is sent. */
  isSent: boolean;
  onPick: (example: string, byKeyboard: boolean) => void;
};

function Answer({ answer, isSent, onPick }: AnswerProps) {
  if (answer?.kind === 'place') return <Finding finding={answer} />;
  if (answer?.kind === 'unavailable') {
    return (
      <p>
        The list of towns didn’t load. Call <PhoneLink />, or check{' '}
        <Link to="/locations" className="link">
          locations
        </Link>
        .
      </p>
    );
  }
  if (answer?.kind === 'unknown-zip') {
    return (
      <p>
        <strong className="block font-heading">Not a ZIP code near {business.location.city}</strong>
        We have every ZIP code within 160 miles, and this isn’t one of them. Check the digits, or call{' '}
        <PhoneLink /> and we’ll tell you.
      </p>
    );
  }
  if (answer?.kind === 'unknown-town' && isSent) {
    return (
      <p>
        <strong className="block font-heading">That town isn’t on our list</strong>
        Try the ZIP code or the nearest bigger town. Or call <PhoneLink /> and tell us where you are.
      </p>
    );
  }
  if (answer?.kind === 'incomplete' && isSent) {
    return <p>Please enter a 5-digit ZIP code or the name of a town.</p>;
  }
  return (
    <>
      <p className="text-slate">
        We cover {business.serviceRadiusMiles} straight-line miles around {business.location.city}, into
        Kansas, Missouri and Arkansas.
      </p>
      <ExampleEntries label="Examples of towns" examples={examples} onPick={onPick} />
    </>
  );
}

function Finding({ finding }: { finding: AreaFinding }) {
  const miles = distance(finding);
  const note = caveat(finding);
  const town = [townName(finding), finding.zip].join(' ').trim();
  return (
    <>
      <p className="font-heading text-xl leading-tight font-bold">
        {isServed(finding) ? `Yes, we come to ${town}.` : town}
      </p>
      <p className={`font-semibold ${isServed(finding) ? 'text-go' : 'text-stop'}`}>{arrival(finding)}</p>
      {miles ? (
        <p className="text-slate">
          {miles} in a straight line from downtown {business.location.city}
        </p>
      ) : null}
      {note ? <p className="text-slate">{note}</p> : null}
      {miles ? <Ruler miles={finding.miles} /> : null}
      <p className="mt-3 flex flex-wrap gap-3">
        <PhoneLink className="button min-h-12" label="Call" />
        <QuoteLink className="button button-outline min-h-12" />
      </p>
      <p className="mt-3 text-sm text-slate">
        {isServed(finding) ? 'Typical time. Call to confirm.' : 'Call, and you get a yes or a no.'}{' '}
        {finding.page ? (
          <Link to={finding.page} className="link inline-block py-1">
            What we do in {finding.city}
          </Link>
        ) : null}
      </p>
    </>
  );
}

/** Miles that the ruler is long: as far as we know any place. */
const rulerMiles = 160;
const share = (miles: number) => `${(miles / rulerMiles) * 100}%`;

/** The distance on a ruler that ends where the ZIP list does, with a tick at the edge of the circle. */
function Ruler({ miles }: { miles: number }) {
  return (
    <div aria-hidden="true" className="relative mt-2 h-8 border-ink text-xs leading-none text-slate">
      <div className="absolute inset-x-0 top-2 border-t border-steel" />
      <div className="absolute h-4 border-x-2 border-signal" style={{ width: share(miles) }}>
        <div className="mt-1.75 border-t-[3px] border-signal" />
      </div>
      <div
        className="absolute h-4 border-l-2 border-ink"
        style={{ left: share(business.serviceRadiusMiles) }}
      >
        <span className="absolute top-4.5 -translate-x-1/2 whitespace-nowrap">
          {business.serviceRadiusMiles} miles
        </span>
      </div>
    </div>
  );
}
