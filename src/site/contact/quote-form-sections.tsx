/** The two steps of the quote form, each with its fields. */
import {
  canMoveChoices,
  type QuoteField,
  quoteLimits,
  type QuoteProblems,
  urgencyChoices,
} from '../../../supabase/functions/_shared/quote';
import { arrival, distance, townName } from '../location/area-wording';
import { ChoiceField, ConsentField, LongField, TextField } from './quote-form-fields';
import { type AreaShown, fetchAreaList } from '../location/use-area-answer';
import type { Proposals } from './use-quote-draft';

export const quoteLabels = [
  { name: 'equipment', label: 'Equipment' },
  { name: 'brand', label: 'Brand (optional)' },
  { name: 'description', label: 'What happened' },
  { name: 'canMove', label: 'Can it move? (optional)' },
  { name: 'urgency', label: 'How urgent?' },
  { name: 'zip', label: 'ZIP code' },
  { name: 'name', label: 'Name' },
  { name: 'phone', label: 'Phone' },
  { name: 'email', label: 'E-mail' },
  { name: 'smsConsent', label: 'Texts about this request' },
  { name: 'page', label: 'Page' },
] as const satisfies readonly { name: QuoteField; label: string }[];

const labelOf = Object.fromEntries(quoteLabels.map(({ name, label }) => [name, label]));

const urgencies = urgencyChoices.map((choice) => ({ value: choice, label: choice }));

type PartProps = { problems: QuoteProblems };

const propsOf = (name: QuoteField, problems: QuoteProblems) => ({
  name,
  label: labelOf[name] ?? name,
  problem: problems[name],
});

export function PlaceAndPerson({ problems, area }: PartProps & { area: AreaShown }) {
  return (
    <>
      <TextField
        {...propsOf('zip', problems)}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        maxLength={10}
        onFocus={fetchAreaList}
        hint={
          <span aria-live="polite" className="block min-h-10 sm:min-h-5">
            <AreaHint area={area} />
          </span>
        }
      />
      <TextField {...propsOf('name', problems)} autoComplete="name" required maxLength={quoteLimits.name} />
      <TextField
        {...propsOf('phone', problems)}
        type="tel"
        autoComplete="tel"
        maxLength={quoteLimits.phone}
        hint="So we can ask a question before we quote. Phone or e-mail, one is enough."
      />
      <TextField
        {...propsOf('email', problems)}
        type="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="off"
        maxLength={quoteLimits.email}
        hint="Phone or e-mail, one is enough."
      />
      <ConsentField problem={problems.smsConsent} />
    </>
  );
}

function AreaHint({ area }: { area: AreaShown }) {
  if (area?.kind === 'unknown-zip') return 'Not a ZIP code within 160 miles. Check the digits, or call us.';
  if (area?.kind !== 'place') return 'Where the machine is.';
  return (
    <span className="font-semibold text-ink">
      {townName(area)}
      {distance(area) ? `, ${distance(area)}.` : '.'} {arrival(area)}.
    </span>
  );
}

type MachineProps = PartProps & { proposals: Proposals | null; fetchProposals: () => void };

export function MachineAndProblem({ problems, proposals, fetchProposals }: MachineProps) {
  return (
    <>
      <TextField
        {...propsOf('equipment', problems)}
        autoComplete="off"
        required
        maxLength={quoteLimits.equipment}
        proposals={proposals?.equipment}
        onFocus={fetchProposals}
        hint="Truck, excavator, scissor lift. Add the model if you have it."
      />
      <TextField
        {...propsOf('brand', problems)}
        autoComplete="off"
        maxLength={quoteLimits.brand}
        proposals={proposals?.brand}
        onFocus={fetchProposals}
        hint="Any brand, listed or not."
      />
      <LongField
        {...propsOf('description', problems)}
        rows={5}
        required
        maxLength={quoteLimits.description}
        hint="What it does or won’t do, codes and warning lights, miles or hours."
      />
      <ChoiceField {...propsOf('canMove', problems)} choices={canMoveChoices} />
      <ChoiceField {...propsOf('urgency', problems)} choices={urgencies} required />
    </>
  );
}
