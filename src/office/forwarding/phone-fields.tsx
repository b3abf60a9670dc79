import { type CallSchedule, ringOrders } from '../../../supabase/functions/_shared/contract/call-handling';
import { Switch } from '../forms/switch';
import { PhoneNumberField } from '../forms/field';
import { Choice } from '../forms/choice';
import { ringOrderNames } from './schedule-words';

type PhoneFieldsProps = {
  draft: CallSchedule;
  problemOf: (field: string) => string | null;
  isSaving: boolean;
  onChange: (changes: Partial<CallSchedule>) => void;
};

const phones = [
  { name: 'secondNumber', label: 'Second phone' },
  { name: 'thirdNumber', label: 'Third phone' },
] as const;

/** The fields for the second and third phone, the order of ringing, and screening. */
export function PhoneFields({ draft, problemOf, isSaving, onChange }: PhoneFieldsProps) {
  return (
    <div className="space-y-4 border-t border-line pt-5">
      <h3>More phones</h3>
      <p className="max-w-measure text-slate">
        When nobody takes a call at the number above, these ring next. Leave them empty if you don’t need
        them.
      </p>
      {phones.map(({ name, label }) => (
        <PhoneNumberField
          key={name}
          label={label}
          name={name}
          value={draft[name] ?? ''}
          readOnly={isSaving}
          onChange={({ target }) => onChange({ [name]: target.value })}
          problem={problemOf(name)}
        />
      ))}
      {phones.some(({ name }) => draft[name]) ? (
        <Choice
          legend="How the phones ring"
          isLegendShown
          names={ringOrderNames}
          values={ringOrders}
          value={draft.ringOrder}
          onChange={(ringOrder) => onChange({ ringOrder })}
        />
      ) : null}
      <Switch
        label="Ask whoever picks up to press 1"
        hint="They hear who is calling first. A phone’s own voicemail can’t press 1, so the call goes on to the next phone and, after the last one, counts as missed."
        checked={draft.screeningOn}
        onChange={(screeningOn) => onChange({ screeningOn })}
      />
    </div>
  );
}
