import fc from 'fast-check';
import { getExpectedTwilioSignature, validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import { expect, test } from 'vitest';
import { isSignedByTwilio } from '../../supabase/functions/_shared/twilio/signature';
import { noteFigure, seed, sized } from '../support/fuzz';

const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';

test('the signature check accepts the example with a repeated field that Twilio has published', () => {
  const form = new URLSearchParams('Sid=CA123&SidAccount=AC123&Digits=5678&Digits=1234&Digits=1234');
  const signature = 'IK+Dwps556ElfBT0I3Rgjkr1wJU=';
  expect(isSignedByTwilio(['12345'], signature, url, form)).toBe(true);
  expect(isSignedByTwilio(['12346'], signature, url, form)).toBe(false);
  expect(isSignedByTwilio([], signature, url, form)).toBe(false);
});

const address = fc
  .record({
    scheme: fc.constantFrom('http', 'https'),
    login: fc.constantFrom('', '', 'user:pass@'),
    host: fc.constantFrom('example.com', 'localhost', '[::1]', 'a-b.example.co'),
    port: fc.constantFrom('', '', ':8443', ':5173'),
    path: fc.webPath(),
    query: fc.constantFrom('', '?message=0f8fad5b', '?a=1&b=%20x&c='),
  })
  .map((url) => new URL(`${url.scheme}://${url.login}${url.host}${url.port}${url.path}${url.query}`).href);

const fields = fc.array(
  fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' })),
  { maxLength: 12 },
);

const numRuns = sized({ slice: 300, deep: 10_000 });

test('T21: the signature check agrees with Twilio’s library on random requests, genuine and tampered', () => {
  fc.assert(
    fc.property(
      address,
      fields,
      fc.string({ minLength: 1 }),
      fc.constantFrom('genuine', 'other token', 'other field', 'other address', 'cut', 'longer', 'with port'),
      (publicUrl, pairs, token, kind) => {
        const form = new URLSearchParams(pairs);
        const params = Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name)]));
        const parsed = new URL(publicUrl);
        const standardPort = parsed.protocol === 'https:' ? ':443' : ':80';
        const ported = publicUrl.replace(parsed.host, parsed.host + (parsed.port ? '' : standardPort));
        const addresses: Record<string, string> = { 'other address': `${publicUrl}x`, 'with port': ported };
        const signedUrl = addresses[kind] ?? publicUrl;
        const signedParams = kind === 'other field' ? { ...params, Extra: '1' } : params;
        const signedToken = kind === 'other token' ? `${token}x` : token;
        const whole = getExpectedTwilioSignature(signedToken, signedUrl, signedParams);
        const spoiled: Record<string, string> = { cut: whole.slice(0, -1), longer: `${whole}=` };
        const signature = spoiled[kind] ?? whole;

        const isValid = isSignedByTwilio([token], signature, publicUrl, form);
        expect(isValid).toBe(validateRequest(token, signature, publicUrl, params));
        expect(isValid).toBe(kind === 'genuine' || kind === 'with port');
      },
    ),
    { numRuns, seed },
  );
  noteFigure('G4', `${numRuns} random requests: Twilio’s own validator agrees on each`);
});
