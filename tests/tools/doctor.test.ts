import { expect, test } from 'vitest';
import { checkEnvironment } from '../../tools/doctor/environment';

test.each([
  ['VOICE_FALLBACK_URL', 'https://host.example/twiml?key=hidden', 'https://host.example/twiml'],
  ['TWILIO_API_URL', 'https://user:hidden@host.example', 'https://host.example'],
  ['ALLOWED_ORIGINS', 'https://a.example,https://b.example', 'https://a.example, https://b.example'],
  ['EMERGENCY_FORWARD_NUMBER', '+19185550142', '+19185550142'],
  ['TWILIO_AUTH_TOKEN', '0'.repeat(32), 'set'],
])('the doctor prints %s=%s as "%s"', (name, value, says) => {
  const findings = checkEnvironment({ [name]: value });
  expect(findings.find(({ subject }) => subject === name)).toMatchObject({ state: 'ok', says });
});
