import { type callHandlingActions, replacesSetUp } from '../_shared/contract/call-handling.ts';
import { fieldName } from '../_shared/columns.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import type { NumberChange } from '../_shared/contract/numbers.ts';
import { saveHandling } from '../_shared/data/call-handling.ts';
import { readSetting, saveForwardingNumber, savedBusinessNumber } from '../_shared/data/settings.ts';
import { HttpError, problemError, refusal } from '../_shared/http/http-error.ts';
import { twilioFor, type TwilioNumber, webhookUrl } from '../_shared/twilio/client.ts';
import { auditChanges, isSame } from './connect-number.ts';
import { forwardingProblem } from '../_shared/forwarding-rules.ts';
import type { Office } from '../_shared/office.ts';

/** Throws unless calls may ring at this E.164 number. `businessNumber` null: none is saved. */
function requireForwardable(forwardTo: string, businessNumber: string | null, owned: TwilioNumber[]): void {
  const problem = forwardingProblem(forwardTo);
  if (problem !== null) throw new HttpError(400, 'forwarding_not_allowed', problem);
  if (forwardTo === businessNumber || owned.some(({ phoneNumber }) => phoneNumber === forwardTo)) {
    throw refusal(400, 'forwarding_loop');
  }
}

/** Twilio's default for a new number, which nobody has set. */
const twilioDemoUrl = 'https://demo.twilio.com/';

/** The existing call settings of the number that forwarding would replace. */
function replacedBy(voiceUrl: string, { setUp }: TwilioNumber): NumberChange[] {
  const from = setUp('VoiceUrl');
  const isFree = from === voiceUrl || from.startsWith(twilioDemoUrl);
  const changes: NumberChange[] = [
    { field: 'VoiceUrl', from: isFree ? '' : from, to: voiceUrl },
    { field: 'VoiceApplicationSid', from: setUp('VoiceApplicationSid'), to: '' },
  ];
  return changes.filter((change) => change.from !== '');
}

const historyLength = 5;

/** The handlers for how calls are forwarded and answered. */
export function callHandlingHandlers(office: Office): Handlers<typeof callHandlingActions> {
  const { env, database, alerts } = office;
  return {
    /**
     * Points the number at our voice webhook, checks that, then saves the target. Replaces existing settings
     * only as the admin was shown them; safe to repeat at any point.
     */
    async updateCallForwarding({ phoneNumber, forwardTo, replacing }, admin) {
      const twilio = twilioFor(env);
      const businessNumber = await savedBusinessNumber(database);
      if (phoneNumber !== businessNumber) throw refusal(403, 'wrong_number');
      const owned = await twilio.listNumbers();
      requireForwardable(forwardTo, businessNumber, owned);
      const number = owned.find((candidate) => candidate.phoneNumber === phoneNumber);
      if (!number) throw refusal(400, 'number_not_owned');

      const voiceUrl = webhookUrl(env, 'inboundCall');
      const replaced = replacedBy(voiceUrl, number);
      if (replaced.length > 0 && !isSame(replacing, replaced)) {
        throw problemError(replacesSetUp, { changes: replaced });
      }
      await auditChanges(database, phoneNumber, replaced, admin);
      const updated = await twilio.updateNumber(number.sid, [
        ['VoiceUrl', voiceUrl],
        ['VoiceMethod', 'POST'],
        // An application would take precedence over the address, so it is removed.
        ['VoiceApplicationSid', ''],
      ]);
      if (updated.voiceUrl !== voiceUrl) throw refusal(409, 'number_routed_elsewhere');
      await saveForwardingNumber(env, forwardTo, admin.token);
      alerts.changedForwarding();
    },

    async updateCallSchedule(schedule, admin) {
      const { afterHoursNumber, secondNumber, thirdNumber } = schedule;
      const numbers = [secondNumber, thirdNumber, afterHoursNumber].flatMap((number) => number ?? []);
      if (numbers.length > 0) {
        const [businessNumber, owned] = await Promise.all([
          readSetting(database, 'twilio_phone_number'),
          twilioFor(env).listNumbers(),
        ]);
        for (const number of numbers) requireForwardable(number, businessNumber, owned);
      }
      await saveHandling(database, schedule, admin);
      alerts.changedForwarding();
    },

    updateMissedCallHandling: (fields, admin) => saveHandling(database, fields, admin),

    updateTextAnswers: (fields, admin) => saveHandling(database, fields, admin),

    async getForwardingHistory() {
      const rows = await database.rpc('forwarding_history', { limit: historyLength });
      return { changes: rows.map((row) => ({ ...row, what: fieldName(row.what) })) };
    },
  };
}
