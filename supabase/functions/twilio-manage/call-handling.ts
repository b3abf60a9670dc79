import { type callHandlingActions, replacesSetUp } from '../_shared/contract/call-handling.ts';
import type { NumberChange } from '../_shared/contract/numbers.ts';
import { saveHandling } from '../_shared/database/call-handling.ts';
import { readSetting, saveForwardingNumber, requireBusinessNumber } from '../_shared/database/settings.ts';
import { convertToFieldName } from '../_shared/domain/columns.ts';
import { findForwardingProblem } from '../_shared/domain/forwarding-rules.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import type { Office } from '../_shared/office/office.ts';
import { HttpError, problemError, refusal } from '../_shared/runtime/http-error.ts';
import { openTwilio, type TwilioNumber, buildWebhookUrl } from '../_shared/twilio/client.ts';
import { auditChanges, isSame } from './connect-number.ts';

/** Throws unless calls may ring at this E.164 number. `businessNumber` null: none is saved. */
function requireForwardable(forwardTo: string, businessNumber: string | null, owned: TwilioNumber[]): void {
  const problem = findForwardingProblem(forwardTo);
  if (problem !== null) {
    throw new HttpError(400, 'forwarding_not_allowed', problem);
  }
  if (forwardTo === businessNumber || owned.some(({ phoneNumber }) => phoneNumber === forwardTo)) {
    throw refusal(400, 'forwarding_loop');
  }
}

/** Twilio's default for a new number, which nobody has set. */
const twilioDemoUrl = 'https://demo.twilio.com/';

/** The existing call settings of the number that forwarding would replace. */
function findReplaced(voiceUrl: string, { readSetting }: TwilioNumber): NumberChange[] {
  const from = readSetting('VoiceUrl');
  const isFree = from === voiceUrl || from.startsWith(twilioDemoUrl);
  const changes: NumberChange[] = [
    { field: 'VoiceUrl', from: isFree ? '' : from, to: voiceUrl },
    { field: 'VoiceApplicationSid', from: readSetting('VoiceApplicationSid'), to: '' },
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
      const twilio = openTwilio(env);
      const businessNumber = await requireBusinessNumber(database);
      if (phoneNumber !== businessNumber) {
        throw refusal(403, 'wrong_number');
      }
      const owned = await twilio.listNumbers();
      requireForwardable(forwardTo, businessNumber, owned);
      const number = owned.find((candidate) => candidate.phoneNumber === phoneNumber);
      if (!number) {
        throw refusal(400, 'number_not_owned');
      }

      const voiceUrl = buildWebhookUrl(env, 'inboundCall');
      const replaced = findReplaced(voiceUrl, number);
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
      if (updated.voiceUrl !== voiceUrl) {
        throw refusal(409, 'number_routed_elsewhere');
      }
      await saveForwardingNumber(env, forwardTo, admin.token);
      alerts.sendHeld();
    },

    async updateCallSchedule(schedule, admin) {
      const { afterHoursNumber, secondNumber, thirdNumber } = schedule;
      const numbers = [secondNumber, thirdNumber, afterHoursNumber].flatMap((number) => number ?? []);
      if (numbers.length > 0) {
        const [businessNumber, owned] = await Promise.all([
          readSetting(database, 'twilio_phone_number'),
          openTwilio(env).listNumbers(),
        ]);
        for (const number of numbers) {
          requireForwardable(number, businessNumber, owned);
        }
      }
      await saveHandling(database, schedule, admin);
      alerts.sendHeld();
    },

    updateMissedCallHandling: (fields, admin) => saveHandling(database, fields, admin),

    updateTextAnswers: (fields, admin) => saveHandling(database, fields, admin),

    updateSiteNotice: (fields, admin) => saveHandling(database, fields, admin),

    async getForwardingHistory() {
      const rows = await database.rpc('forwarding_history', { limit: historyLength });
      return { changes: rows.map((row) => ({ ...row, what: convertToFieldName(row.what) })) };
    },
  };
}
