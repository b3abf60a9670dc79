import { ringOrders } from '../../../supabase/functions/_shared/contract/call-handling';
import { Switch } from '../settings/missed-call-fields';
import { PhoneNumberField } from '../shared/field';
import { Choice } from './choice';
import type { ScheduleDraft, ScheduleProblems } from './schedule-draft';
import { ringOrderNames } from './schedule-words';

type PhoneFieldsProps = {
  draft: ScheduleDraft;
  problem: ScheduleProblems['number'];
  isSaving: boolean;
  onChange: (changes: Partial<ScheduleDraft>) => void;
};

/** The fields for the second and third phone, the order of ringing, and screening. */
export function PhoneFields({ draft, problem, isSaving, onChange }: PhoneFieldsProps) {
  const { secondNumber, thirdNumber, ringOrder, screeningOn } = draft;
  const problemOf = (name: 'secondNumber' | 'thirdNumber') =>
    problem?.name === name ? problem.sentence : null;
  return (
    <div className="space-y-4 border-t border-line pt-5">
      <h3>More phones</h3>
      <p className="max-w-measure text-slate">
        When nobody takes a call at the number above, it goes on to these. Leave them empty if you have none.
      </p>
      <PhoneNumberField
        label="Second phone"
        name="secondNumber"
        value={secondNumber}
        readOnly={isSaving}
        onChange={(event) => onChange({ secondNumber: event.target.value })}
        problem={problemOf('secondNumber')}
      />
      <PhoneNumberField
        label="Third phone"
        name="thirdNumber"
        value={thirdNumber}
        readOnly={isSaving}
        onChange={(event) => onChange({ thirdNumber: event.target.value })}
        problem={problemOf('thirdNumber')}
      />
      {secondNumber.trim() === '' && thirdNumber.trim() === '' ? null : (
        <Choice
          legend="How the phones ring"
          isLegendShown
          names={ringOrderNames}
          values={ringOrders}
          value={ringOrder}
          onChange={(order) => onChange({ ringOrder: order })}
        />
      )}
      <Switch
        label="Ask whoever picks up to press 1"
        hint="They hear who is calling first. A phone’s own voicemail can’t press 1, so the call goes on to the next phone and, after the last one, counts as missed."
        checked={screeningOn}
        onChange={(on) => onChange({ screeningOn: on })}
      />
    </div>
  );
}
