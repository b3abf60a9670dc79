import { type CallSchedule, forwardWhens, ringOrders } from '#functions/contract/call-handling';
import { formatBusinessDate } from '#functions/domain/business-hours';
import { Choice } from '../forms/choice';
import { PhoneNumberField } from '../forms/field';
import { type HandlingForm, HandlingPanel, type Problem } from '../forms/handling-panel';
import { Switch } from '../forms/switch';
import { BusinessHoursFields } from './business-hours-fields';
import { HolidayFields } from './holiday-fields';

export const forwardWhenNames = {
  always: 'Always',
  business_hours: 'During business hours only',
  emergency_after_hours: 'During business hours, and to an emergency number after hours',
};

const ringOrderNames = {
  in_order: 'One after the other, 20 seconds each',
  all_at_once: 'All at once: the first to take it gets the call',
};

const numbers = ['secondNumber', 'thirdNumber', 'afterHoursNumber'] as const;

/** The number that the server must have refused, which doesn't say: the only changed one. */
function findRefusedNumber(draft: CallSchedule, saved: CallSchedule): string | null {
  const [changed = null, ...others] = numbers.filter((name) => draft[name] && draft[name] !== saved[name]);
  return others.length === 0 ? changed : null;
}

const isToCome = (date: string) => date >= formatBusinessDate(new Date());

/** Removes past days off, so that the next save deletes them. */
function removePastHolidays({ holidays, ...schedule }: CallSchedule): CallSchedule {
  return { ...schedule, holidays: holidays.filter(({ date }) => isToCome(date)) };
}

/** A day off that is over would be saved and never be shown. */
function findPastHoliday({ holidays }: CallSchedule): Problem | null {
  const index = holidays.findIndex(({ date }) => !isToCome(date));
  const sentence = 'This day is over. Enter a day to come.';
  return index < 0 ? null : { field: `holidays.${index}.date`, sentence };
}

/** The form for when calls are forwarded, and where they go while the business is closed. */
export function ForwardingSchedule() {
  return (
    <HandlingPanel
      id="schedule"
      title="When calls ring"
      part="schedule"
      what="Schedule"
      selectSaved={({ schedule }) => removePastHolidays(schedule)}
      check={findPastHoliday}
      refused={findRefusedNumber}
      isSecond
    >
      {(form, { answers }) => {
        const { forwardWhen } = form.draft;
        const areHoursUsed = forwardWhen !== 'always' || answers.closedAnswerOn || answers.emergencyAnswerOn;
        return (
          <>
            <Choice
              legend="When calls ring"
              isLegendHidden
              names={forwardWhenNames}
              values={forwardWhens}
              value={forwardWhen}
              onChange={(value) => form.change({ forwardWhen: value })}
            />
            {areHoursUsed ? (
              <>
                <BusinessHoursFields form={form} />
                <HolidayFields form={form} />
              </>
            ) : null}
            {forwardWhen === 'emergency_after_hours' ? (
              <PhoneNumberField {...form.bindText('afterHoursNumber')} label="Emergency number" />
            ) : null}
            {forwardWhen === 'business_hours' ? (
              <p className="text-slate">
                After hours, no phone rings: callers get what you set under Calls and voicemail in Settings.
              </p>
            ) : null}
            <PhoneFields form={form} />
          </>
        );
      }}
    </HandlingPanel>
  );
}

/** The fields for the second and third phone, the order of ringing, and screening. */
function PhoneFields({ form }: { form: HandlingForm<'schedule'> }) {
  const { draft, change, bindText, bindSwitch } = form;
  return (
    <div className="space-y-4 border-t border-rule pt-5">
      <h3 className="text-base font-bold">More phones</h3>
      <p className="text-slate">
        When nobody takes a call at the number above, these ring next. Leave them empty if you don’t need
        them.
      </p>
      <PhoneNumberField {...bindText('secondNumber')} label="Second phone" />
      <PhoneNumberField {...bindText('thirdNumber')} label="Third phone" />
      {draft.secondNumber || draft.thirdNumber ? (
        <Choice
          legend="How the phones ring"
          names={ringOrderNames}
          values={ringOrders}
          value={draft.ringOrder}
          onChange={(ringOrder) => change({ ringOrder })}
        />
      ) : null}
      <Switch
        {...bindSwitch('screeningOn')}
        label="Ask whoever picks up to press 1"
        hint="They first hear who is calling. A phone’s own voicemail can’t press 1, so the call goes on to the next phone and, after the last one, counts as missed."
      />
    </div>
  );
}
