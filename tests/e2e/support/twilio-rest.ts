/** The emulator's REST API, as somebody with the account's credentials sees it. */
import { stack, textOf } from './stack';

async function twilio(path: string, form?: Record<string, string>): Promise<unknown> {
  const { accountSid, authToken, apiUrl } = stack().twilio;
  const response = await fetch(`${apiUrl}/2010-04-01/Accounts/${accountSid}/${path}`, {
    headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return response.json();
}

/** A number of the account as Twilio describes it. */
async function twilioNumber(phoneNumber: string): Promise<unknown> {
  const list = await twilio(`IncomingPhoneNumbers.json?PhoneNumber=${encodeURIComponent(phoneNumber)}`);
  const rows: unknown =
    typeof list === 'object' && list !== null ? Reflect.get(list, 'incoming_phone_numbers') : null;
  return Array.isArray(rows) ? rows[0] : undefined;
}

/** Sets fields of a number, as somebody in Twilio's console would. */
export async function setTwilioNumber(phoneNumber: string, fields: Record<string, string>): Promise<void> {
  const sid = textOf(await twilioNumber(phoneNumber), 'sid');
  await twilio(`IncomingPhoneNumbers/${sid}.json`, fields);
}
