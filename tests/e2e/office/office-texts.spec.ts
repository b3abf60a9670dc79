/** Whatever strangers send to the office, through any field, is shown as text and never runs. */
import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { type Page, expect, test } from '@playwright/test';
import { isDeep, noteFigure, sized } from '../../support/fuzz';
import { xssPayloads } from '../../support/xss-payloads';
import { openMessages } from '../support/log-in';
import { noteComplaints } from '../support/policy-violations';
import { businessNumber, invoke, postWebhook, rest, signIn, stack } from '../support/stack';

const payloads = xssPayloads.slice(0, sized({ slice: 12, deep: xssPayloads.length }));
/** The number of texts that a conversation shows at once. */
const perThread = 40;
const threads = Array.from({ length: Math.ceil(payloads.length / perThread) }, (_, index) => ({
  number: `+191855530${String(index).padStart(2, '0')}`,
  texts: payloads.slice(index * perThread, (index + 1) * perThread),
}));
const longWord = 'W'.repeat(4000);
/** The text starts with a right-to-left word, and the name could reverse whatever follows it. */
const turned = { number: '+19185553099', name: '\u202eenivE', text: 'שלום 1,2 \u202eabc' };

async function text(from: string, body: string): Promise<void> {
  const MessageSid = `SM${randomBytes(16).toString('hex')}`;
  const form = { MessageSid, From: from, To: businessNumber, Body: body, NumMedia: '0' };
  const { status } = await postWebhook('/sms-handler/inbound', form);
  expect(status).toBe(200);
}

/** A quote request with the payload in every field that accepts text. */
const quote = (payload: string, index: number) => ({
  name: payload,
  phone: `+1918201${String(index).padStart(4, '0')}`,
  zip: '74012',
  equipment: payload,
  brand: payload,
  description: payload,
  urgency: payload.slice(0, 40),
  canMove: 'no',
  smsConsent: true,
  page: payload,
});

/** Fewer requests than the limit of one network address, so that other tests can send some too. */
const perNetwork = 5;

/**
 * Sends a quote request from one of several network addresses, so that no limit stops the corpus. Only Linux
 * lets a program use every address of 127.0.0.0/8; elsewhere only the first few requests are accepted.
 */
async function request(payload: string, index: number): Promise<number> {
  const { hostname, port, pathname } = new URL(`${stack().functionsUrl}/request-quote`);
  const sent = httpRequest({
    method: 'POST',
    hostname,
    port,
    family: 4,
    path: pathname,
    headers: { 'content-type': 'application/json' },
    ...(process.platform === 'linux' && { localAddress: `127.0.0.${10 + Math.floor(index / perNetwork)}` }),
  });
  sent.end(JSON.stringify(quote(payload, index)));
  return new Promise((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
}

type Seen = { runs: number; asked: string[]; complaints: string[] };

/** Counts what the payloads do: calls of `ran()`, dialogs and requests to the attacker's host. */
async function watch(page: Page): Promise<Seen> {
  const seen: Seen = { runs: 0, asked: [], complaints: await noteComplaints(page) };
  await page.exposeFunction('ran', () => void (seen.runs += 1));
  page.on('dialog', (dialog) => {
    seen.runs += 1;
    void dialog.dismiss();
  });
  await page.route('**/canary.test/**', (route) => route.abort());
  page.on('request', (request) => {
    if (request.url().includes('canary.test')) seen.asked.push(request.url());
  });
  return seen;
}

const log = (page: Page) => page.getByRole('log');
const row = (page: Page, words: string) => page.getByRole('button').filter({ hasText: words }).first();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const { email, password } = stack().admin;
  const token = await signIn(email, password);
  for (const [index, payload] of payloads.entries()) {
    expect(await request(payload, index), payload).toBe(200);
    // A sender may be a name of up to 64 characters without control characters.
    if (payload.length <= 64 && !/[\n\t]/.test(payload)) await text(payload, payload);
    const reply = { method: 'POST', token, body: JSON.stringify({ body: payload }) };
    const kept = await rest('/rest/v1/saved_replies', reply);
    expect([201, 409]).toContain(kept.status);
  }
  await text(turned.number, turned.text);
  const naming = { action: 'setContactName', to: turned.number, name: turned.name };
  const named = await invoke('sms-handler', naming, token);
  expect(named.status).toBe(200);
  for (const [index, { number, texts }] of threads.entries()) {
    for (const body of texts) await text(number, body);
    await text(number, longWord);
    await text(number, `last of thread ${index}`);
  }
});

test('T44, T45, G12 text from strangers never runs in the office and is shown in full', async ({ page }) => {
  if (isDeep) test.setTimeout(240_000);
  const seen = await watch(page);
  await openMessages(page);

  for (const [index, { texts }] of threads.entries()) {
    await row(page, `last of thread ${index}`).click();
    await expect(log(page).getByText(`last of thread ${index}`)).toBeVisible();
    const shown = await log(page).locator('p[dir="auto"]').allTextContents();
    expect(texts.filter((payload) => !shown.includes(payload))).toEqual([]);
  }
  const isTooWide = await log(page).evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isTooWide, 'a word of 4,000 characters is broken').toBe(false);

  await row(page, turned.text.slice(0, 4)).click();
  await expect(page.getByRole('heading', { level: 2 }).locator('bdi')).toHaveText(turned.name);

  const more = page.getByRole('button', { name: 'Show older conversations' });
  const names = () => page.getByRole('list').locator('bdi').allTextContents();
  const onOneLine = payloads.map((payload) => payload.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  const isListed = (wanted: readonly string[]) =>
    expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: 2_000 });
      const listed = await names();
      expect(wanted.filter((payload) => !listed.includes(payload))).toEqual([]);
    }).toPass({ timeout: 60_000 });
  // A request whose name has a link is listed under Suspected.
  const hasLink = (payload: string) => /https?:\/\/|www\./i.test(payload);
  const state = (name: string) => page.getByRole('radio', { name, exact: true });
  await isListed(onOneLine.filter((payload) => !hasLink(payload)));
  await state('Suspected').check({ force: true });
  await isListed(onOneLine.filter(hasLink));
  await state('Open').check({ force: true });

  // This row is either a quote request with this text or a conversation whose number is this payload.
  await row(page, onOneLine.find((payload) => !hasLink(payload)) ?? '').click();
  await expect(log(page)).toBeVisible();

  await page.getByRole('button', { name: 'Saved replies' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).not.toHaveCount(0);
  const replies = await dialog.getByRole('listitem').locator('button[dir="auto"]').allTextContents();
  expect(payloads.filter((payload) => !replies.includes(payload))).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  for (const tab of ['Call Forwarding', 'Call Analytics', 'Settings'])
    await page.getByRole('tab', { name: tab }).click();

  expect(seen).toEqual({ runs: 0, asked: [], complaints: [] });
  noteFigure('G12', `${payloads.length} payloads in five places of the office: 0 runs, 0 requests`);
});
