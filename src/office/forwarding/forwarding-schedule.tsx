import { useQuery } from '@tanstack/react-query';
import { businessDate } from '../../../supabase/functions/_shared/business-hours';
import {
  type CallSchedule,
  callHandlingActions,
  callScheduleFields,
  forwardWhens,
} from '../../../supabase/functions/_shared/contract/call-handling';
import { twilioManage } from '../api/client';
import { callHandlingQuery } from '../api/queries';
import { Apply } from '../settings/missed-call-fields';
import { useHandlingForm } from '../settings/use-handling-form';
import { PhoneNumberField } from '../forms/field';
import { Panel } from '../shared/panel';
import { QueryPanel } from '../shared/query-panel';
import { BusinessHoursFields } from './business-hours-fields';
import { Choice } from '../forms/choice';
import { HolidayFields } from './holiday-fields';
import { PhoneFields } from './phone-fields';
import { forwardWhenNames } from './schedule-words';

/** The form for when calls are forwarded, and where they go while the business is closed. */
export function ForwardingSchedule() {
  const handling = useQuery(callHandlingQuery());
  return (
    <Panel id="schedule" title="When calls ring">
      <QueryPanel query={handling} subject="The schedule">
        {({ schedule, answers }) => (
          <ScheduleForm
            saved={schedule}
            hoursCountForTexts={answers.closedAnswerOn || answers.emergencyAnswerOn}
          />
        )}
      </QueryPanel>
    </Panel>
  );
}

const numbers = ['secondNumber', 'thirdNumber', 'afterHoursNumber'] as const;

/**
 * Guesses which number the server refused, because it doesn't say: the first changed one, or else the first
 * one given.
 */
const refusedNumber = (draft: CallSchedule, saved: CallSchedule) =>
  numbers.find((name) => draft[name] && draft[name] !== saved[name]) ??
  numbers.find((name) => draft[name]) ??
  '';

/** Removes past days off, so that the next save deletes them. */
function withoutPast({ holidays, ...schedule }: CallSchedule): CallSchedule {
  const today = businessDate(new Date());
  return { ...schedule, holidays: holidays.filter(({ date }) => date >= today) };
}

function ScheduleForm({ saved, hoursCountForTexts }: { saved: CallSchedule; hoursCountForTexts: boolean }) {
  const form = useHandlingForm({
    part: 'schedule',
    saved: withoutPast(saved),
    fields: callScheduleFields,
    request: callHandlingActions.updateCallSchedule.request,
    save: (schedule) => twilioManage.call('updateCallSchedule', schedule),
    what: 'Schedule',
    refused: (draft) => refusedNumber(draft, saved),
  });
  const { draft, change, problemOf, isSaving } = form;
  const { forwardWhen, hours, afterHoursNumber, holidays } = draft;
  return (
    <form noValidate onSubmit={form.submit} className="mt-3 space-y-5">
      <Choice
        legend="When calls ring"
        names={forwardWhenNames}
        values={forwardWhens}
        value={forwardWhen}
        onChange={(value) => change({ forwardWhen: value })}
      />
      {forwardWhen === 'always' && !hoursCountForTexts ? null : (
        <>
          <BusinessHoursFields
            hours={hours}
            problemOf={problemOf}
            onChange={(changed) => change({ hours: changed })}
          />
          <HolidayFields
            holidays={holidays}
            problemOf={problemOf}
            onChange={(changed) => change({ holidays: changed })}
          />
        </>
      )}
      {forwardWhen === 'emergency_after_hours' ? (
        <PhoneNumberField
          label="Emergency number"
          name="afterHoursNumber"
          value={afterHoursNumber ?? ''}
          readOnly={isSaving}
          onChange={({ target }) => change({ afterHoursNumber: target.value })}
          problem={problemOf('afterHoursNumber')}
        />
      ) : null}
      {forwardWhen === 'business_hours' ? (
        <p className="max-w-measure text-slate">
          After hours, no phone rings: callers get what you set under Missed calls in Settings.
        </p>
      ) : null}
      <PhoneFields draft={draft} problemOf={problemOf} isSaving={isSaving} onChange={change} />
      <Apply form={form}>Apply Schedule</Apply>
    </form>
  );
}
