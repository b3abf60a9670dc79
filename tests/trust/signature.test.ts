import fc from 'fast-check';
import { getExpectedTwilioSignature, validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import { expect, test } from 'vitest';
import { isSignedByTwilio } from '../../supabase/functions/_shared/twilio/signature';
import { noteFigure, seed, sized } from '../support/fuzz';

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

const text = (minLength: number) =>
  fc.oneof(fc.constantFrom('Digits', '1234', '5678'), fc.string({ unit: 'grapheme', minLength }));

/** Some have the same name, and some of these the same value. */
const fields = fc.array(fc.tuple(text(1), text(0)), { maxLength: 12 });

const numRuns = sized({ slice: 300, deep: 10_000 });

test('the signature check agrees with Twilio’s library on random requests, genuine and tampered (T21)', () => {
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
