/** The resources of messaging.twilio.com/v1, under the same base address as the other resources. */
import type { Context } from '../context.ts';
import { notFound } from '../rest-errors.ts';

/** A list in the format of Twilio's newer APIs. The lists here fit on one page. */
function onePage(apiUrl: string, path: string, key: string, rows: object[]) {
  const url = `${apiUrl}${path}?PageSize=50&Page=0`;
  const links = { url, first_page_url: url, previous_page_url: null, next_page_url: null };
  return Response.json({ [key]: rows, meta: { key, page: 0, page_size: 50, ...links } });
}

/** Services, their numbers and campaigns, and toll-free verifications. */
export function handleMessaging(
  { store, accountSid, apiUrl }: Context,
  method: string,
  path: string,
): Response {
  const { messaging, numbers } = store;
  const date = `${new Date().toISOString().slice(0, 19)}Z`;
  const shared = { account_sid: accountSid, date_created: date, date_updated: date };
  const list = (key: string, rows: object[]) => onePage(apiUrl, path, key, rows);
  const route = path.split('/').slice(2).join('/');
  if (method !== 'GET') throw notFound(path);
  if (route === 'Services') {
    const service = {
      ...shared,
      sid: messaging.serviceSid,
      friendly_name: 'Repair line',
      inbound_request_url: messaging.inboundRequestUrl || null,
      inbound_method: 'POST',
      fallback_url: null,
      fallback_method: 'POST',
      us_app_to_person_registered: messaging.campaign === 'VERIFIED',
      use_inbound_webhook_on_number: messaging.useInboundWebhookOnNumber,
      url: `${apiUrl}${path}/${messaging.serviceSid}`,
    };
    return list('services', messaging.hasService ? [service] : []);
  }
  if (messaging.hasService && route === `Services/${messaging.serviceSid}/PhoneNumbers`) {
    const rows = numbers.map(({ sid, phoneNumber }) => ({
      ...shared,
      sid,
      service_sid: messaging.serviceSid,
      phone_number: phoneNumber,
      country_code: 'US',
      capabilities: ['SMS', 'MMS', 'Voice'],
      url: `${apiUrl}${path}/${sid}`,
    }));
    return list('phone_numbers', rows);
  }
  if (messaging.hasService && route === `Services/${messaging.serviceSid}/Compliance/Usa2p`) {
    const campaign = {
      ...shared,
      sid: `QE${'0'.repeat(32)}`,
      messaging_service_sid: messaging.serviceSid,
      campaign_status: messaging.campaign,
      us_app_to_person_usecase: 'CUSTOMER_CARE',
      errors: [],
    };
    return list('compliance', messaging.campaign === null ? [] : [campaign]);
  }
  if (route === 'Tollfree/Verifications') {
    const rows = numbers.map(({ sid, phoneNumber }) => ({
      ...shared,
      sid: sid.replace('PN', 'HH'),
      status: messaging.tollFree,
      tollfree_phone_number_sid: sid,
      tollfree_phone_number: phoneNumber,
    }));
    const isTollFree = ({ tollfree_phone_number: number }: { tollfree_phone_number: string }) =>
      /^\+18(00|33|44|55|66|77|88)/.test(number);
    return list('verifications', messaging.tollFree === null ? [] : rows.filter(isTollFree));
  }
  throw notFound(path);
}
