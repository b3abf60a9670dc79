/** Whatever strangers send to the office, through any field, is shown as text and never runs. */
import { randomBytes } from 'node:crypto';
import { type Page, expect, test } from '@playwright/test';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { isDeep, noteFigure, sized } from '../../support/fuzz';
import { xssPayloads } from '../../support/xss-payloads';
import { openMessages } from '../support/log-in';
import { noteComplaints } from '../support/policy-violations';
import { asService, businessNumber, invoke, rest, signIn, stack } from '../support/stack';

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

/** Posts a text with Twilio's signature, because the emulator sends none from such senders. */
async function text(From: string, Body: string): Promise<void> {
  const MessageSid = `SM${randomBytes(16).toString('hex')}`;
  const form = { MessageSid, From, To: businessNumber, Body, NumMedia: '0' };
  const url = `${stack().functionsUrl}/sms-handler/inbound`;
  const headers = { 'x-twilio-signature': getExpectedTwilioSignature(stack().twilio.authToken, url, form) };
  const { status } = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) });
  expect(status).toBe(200);
}

/** Stores a quote request with the payload in every text, without the form's limit for one network address. */
async function request(payload: string, index: number): Promise<void> {
  const name = onOneLine(payload);
  const person = { name, phone: `+1918201${String(index).padStart(4, '0')}`, zip: '74012', page: payload };
  const machine = { equipment: payload, brand: payload, description: payload, urgency: payload.slice(0, 40) };
  const consent = { sms_consent: true, consent_text: 'Yes', consent_version: '1' };
  const p_quote = { ...person, ...machine, can_move: 'no', ...consent };
  const { body } = await asService('/rest/v1/rpc/submit_quote', {
    method: 'POST',
    body: JSON.stringify({ p_quote, p_summary: payload, p_attempt_limits: [], p_limits: [] }),
  });
  expect(body, payload).toMatchObject([{ outcome: 'stored' }]);
}

/** A name as the form stores it. */
const onOneLine = (payload: string) => payload.replace(/[\s\p{Cc}]+/gu, ' ').trim();

type Seen = { runs: number; asked: string[]; complaints: string[] };

/** Counts what the payloads do: calls of `ran()`, dialogs and requests to the attacker's host. */
async function watch(page: Page): Promise<Seen> {
  const seen: Seen = { runs: 0, asked: [], complaints: await noteComplaints(page) };
  await page.exposeFunction('ran', () => {
    seen.runs += 1;
  });
  page.on('dialog', (dialog) => {
    seen.runs += 1;
    void dialog.dismiss();
  });
  await page.route('**/canary.test/**', (route) => route.abort());
  page.on('request', (request) => {
    if (request.url().includes('canary.test')) {
      seen.asked.push(request.url());
    }
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
    await request(payload, index);
    // A sender may be a name of up to 64 characters without control characters.
    if (payload.length <= 64 && !/[\n\t]/.test(payload)) {
      await text(payload, payload);
    }
    const reply = { method: 'POST', token, body: JSON.stringify({ body: payload }) };
    expect([201, 409]).toContain((await rest('/rest/v1/saved_replies', reply)).status);
  }
  await text(turned.number, turned.text);
  const naming = { action: 'setContactName', to: turned.number, name: turned.name };
  expect((await invoke('sms-handler', naming, token)).status).toBe(200);
  for (const [index, { number, texts }] of threads.entries()) {
    for (const body of texts) {
      await text(number, body);
    }
    await text(number, longWord);
    await text(number, `last of thread ${index}`);
  }
});

test('text from strangers never runs in the office and is shown in full (T44, T45, G12)', async ({
  page,
}) => {
  if (isDeep) {
    test.setTimeout(240_000);
  }
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
  await expect(async () => {
    if (await more.isVisible()) {
      await more.click({ timeout: 2_000 });
    }
    const listed = await names();
    expect(payloads.map(onOneLine).filter((payload) => !listed.includes(payload))).toEqual([]);
  }).toPass({ timeout: 60_000 });

  // This row is either a quote request with this text or a conversation whose number is this payload.
  await row(page, onOneLine(payloads[0] ?? '')).click();
  await expect(log(page)).toBeVisible();

  await page.getByRole('button', { name: 'Saved replies' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).not.toHaveCount(0);
  const replies = await dialog.getByRole('listitem').locator('button[dir="auto"]').allTextContents();
  expect(payloads.filter((payload) => !replies.includes(payload))).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  for (const tab of ['Call Forwarding', 'Call Analytics', 'Settings']) {
    await page.getByRole('tab', { name: tab }).click();
  }

  expect(seen).toEqual({ runs: 0, asked: [], complaints: [] });
  noteFigure('G12', `${payloads.length} payloads in five places of the office: 0 runs, 0 requests`);
});
