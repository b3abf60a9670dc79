/** The resources of messaging.twilio.com/v1, under the same base address as the other resources. */
import { isTollFree } from '../../../supabase/functions/_shared/domain/forwarding-rules.ts';
import { messagingVersion } from '../context.ts';
import { refuseUnknown } from '../rest-errors.ts';
import type { Store } from '../store.ts';

/** A list in the format of Twilio's newer APIs. The lists here fit on one page. */
const wrapPage = (key: string, rows: object[]) =>
  Response.json({ [key]: rows, meta: { key, next_page_url: null } });

/** Services, their numbers and campaigns, and toll-free verifications. */
export function answerMessaging({ messaging, numbers }: Store, path: string): Response {
  switch (path.slice(`/${messagingVersion}/`.length)) {
    case 'Services': {
      const service = {
        sid: messaging.serviceSid,
        inbound_request_url: messaging.inboundRequestUrl || null,
        inbound_method: 'POST',
        use_inbound_webhook_on_number: messaging.useInboundWebhookOnNumber,
      };
      return wrapPage('services', messaging.hasService ? [service] : []);
    }
    case `Services/${messaging.serviceSid}/PhoneNumbers`: {
      const rows = numbers.map(({ sid, phoneNumber }) => ({ sid, phone_number: phoneNumber }));
      return wrapPage('phone_numbers', rows);
    }
    case `Services/${messaging.serviceSid}/Compliance/Usa2p`: {
      const { campaign } = messaging;
      return wrapPage('compliance', campaign === null ? [] : [{ campaign_status: campaign }]);
    }
    case 'Tollfree/Verifications': {
      const requested = messaging.tollFree === null ? [] : numbers;
      const rows = requested
        .filter(({ phoneNumber }) => isTollFree(phoneNumber))
        .map(({ sid }) => ({ tollfree_phone_number_sid: sid, status: messaging.tollFree }));
      return wrapPage('verifications', rows);
    }
    default:
      throw refuseUnknown(path);
  }
}
