/** How many quote requests the site's form may send, and by what they are counted. */
import { describe, expect, test } from 'vitest';
import { read } from '../../support/function-requests';
import { origin } from '../../support/functions-harness';
import { startOffice, usualQuote } from '../../support/office-setup';

const { services, configure, quote: post } = await startOffice();
const { phone } = usualQuote;

describe('the rate limit of the quote form', () => {
  let count = 0;
  /** Requests that share only the address they come from. */
  const from = (address: string, changes: object = {}, headers = {}) => {
    count += 1;
    const own = { description: `No. ${count}`, phone: `+1918556${String(count).padStart(4, '0')}` };
    return post({ ...own, ...changes }, { 'cf-connecting-ip': address, ...headers });
  };
  const statuses = async (times: number, send: (index: number) => Promise<Response>) => {
    const found: number[] = [];
    for (let index = 0; index < times; index += 1) {
      found.push((await send(index)).status);
    }
    return found;
  };
  const twelve = Array.from({ length: 12 }, () => 200);
  const [one, another] = ['198.51.100.1', '198.51.100.2'];

  test('allows an address twelve requests in ten minutes, then says when to retry despite forged headers', async () => {
    const forged = (index: number) => from(one, {}, { 'x-forwarded-for': `192.0.2.${index}` });
    expect(await statuses(12, forged)).toEqual(twelve);
    configure();
    const response = await from(one, { phone }, { origin, 'x-forwarded-for': '192.0.2.99' });
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(Number.isInteger(wait) && wait >= 1 && wait <= 600).toBe(true);
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
    const sentence: unknown = expect.stringMatching(
      /^Too many requests. Please call us, or try again in \d+ \w+\.$/,
    );
    expect((await read(response)).body).toEqual({ error: sentence, code: 'too_many_requests' });
    expect(await services.rows(`quote_requests?zip=eq.74012`)).toHaveLength(12);
    expect((await from(another)).status).toBe(200);
    await services.execute(`update private.rate_limits set ends_at = ends_at - interval '10 minutes'`);
    expect((await from(one)).status).toBe(200);
  });

  const household = (index: number) =>
    index < 12 ? `2001:db8:0:1::${index + 1}` : '2001:0db8:0:0001:ffff:1:2:3';
  const nth = (index: number) => `198.51.100.${index}`;
  test.each<[string, (index: number) => Promise<Response>]>([
    ['household on IPv6', (index) => from(household(index))],
    ['phone number', (index) => from(nth(index), { phone })],
    ['email address', (index) => from(nth(index), { phone: '', email: 'often@example.com' })],
    ['phone number without a known address', () => from('', { phone })],
  ])('allows one %s twelve requests in ten minutes', async (_, send) => {
    expect(await statuses(13, send)).toEqual([...twelve, 429]);
    expect((await from('2001:db8:0:2::1')).status).toBe(200);
  });

  test.each([
    ['IPv4 address', ['198.51.100.9', '::ffff:198.51.100.9', '::FFFF:c633:6409', '0:0:0:0:0:ffff:c633:6409']],
    ['IPv6 household', ['2001:db8::1', '2001:0DB8:0:0::2', '2001:db8:0:0:ff::', '2001:db8::192.0.2.1%eth0']],
  ])('counts an %s in any spelling', async (_, spellings) => {
    const spelled = (index: number) => spellings[index % spellings.length] ?? '';
    expect(await statuses(13, (index) => from(spelled(index)))).toEqual([...twelve, 429]);
  });

  const households = (index: number) => `2001:db8:0:${index}::1`;
  test.each([
    ['an IPv6 network of many households', households, '2001:db8:1::1'],
    ['an IPv4 network', nth, '198.51.101.1'],
  ])('allows %s five times as much', async (_, chooseAddress, outside) => {
    const sixty = Array.from({ length: 60 }, () => 200);
    expect(await statuses(61, (index) => from(chooseAddress(index)))).toEqual([...sixty, 429]);
    expect((await from(outside)).status).toBe(200);
  });

  test('reads the address from the header named in the settings', async () => {
    configure({ CLIENT_ADDRESS_HEADER: 'X-Real-IP' });
    const fromReal = (index: number) => from(nth(index), {}, { 'x-real-ip': '198.51.100.99' });
    expect(await statuses(13, fromReal)).toEqual([...twelve, 429]);
  });

  test('allows an address forty requests a day, and marks those after three hundred overall as suspected', async () => {
    await from(one);
    await services.execute(
      `update private.rate_limits set taken = 40 where key like '86400 %' and key not like '%overall'`,
    );
    const response = await from(one);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    expect((await from(another)).status).toBe(200);
    await services.execute(`update private.rate_limits set taken = 300 where key like '%overall'`);
    expect((await from('198.51.100.3')).status).toBe(200);
    const stored = await services.rows('quote_requests?select=suspected_of&order=created_at');
    expect(stored.at(-1)).toEqual({ suspected_of: 'flood' });
    // The counter is only read here: writing would lock its row and make every request of a flood wait.
    const overall = `select taken from private.rate_limits where key like '%overall'`;
    expect(await services.query(overall)).toEqual([{ taken: 300 }]);
  });

  test('ignores requests with invalid fields, and counts repeated requests against a higher limit', async () => {
    await statuses(20, () => from(one, { zip: 'nonsense' }));
    const again = () => post({}, { 'cf-connecting-ip': one });
    await statuses(10, again);
    expect(await statuses(11, () => from(one))).toEqual(twelve.slice(1));
    expect(await statuses(30, again)).toContain(429);
  });

  test('stores no address, phone number or email in its counters, and deletes them once they expire', async () => {
    const found = (which: string) => services.query(`select key from private.rate_limits where ${which}`);
    await from(one, { phone: '+19185559002', email: 'kept@example.com' });
    expect(await found(`key ~ '198|9185559002|kept'`)).toEqual([]);
    await services.execute(`update private.rate_limits set ends_at = ends_at - interval '2 days'`);
    await from(one);
    expect(await found('ends_at < now()')).toEqual([]);
  });
});
