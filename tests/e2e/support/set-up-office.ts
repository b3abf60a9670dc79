import { asService, businessNumber, invoke, mechanic, signIn, stack } from './stack';

/** Runs once before all tests: saves the business number and forwards its calls, as in an office in use. */
export default async function setUpOffice(): Promise<void> {
  const token = await signIn(stack().admin.email, stack().admin.password);
  const settings = { twilio_phone_number: businessNumber, call_forwarding_number: mechanic };
  const rows = Object.entries(settings).map(([key, value]) => ({ setting_key: key, setting_value: value }));
  await asService('/rest/v1/business_settings', { method: 'POST', body: JSON.stringify(rows) });
  const forwarding = { action: 'updateCallForwarding', phoneNumber: businessNumber, forwardTo: mechanic };
  const { status } = await invoke('twilio-manage', forwarding, token);
  if (status !== 200) {
    throw new Error(`Call forwarding answered ${status}.`);
  }
}
