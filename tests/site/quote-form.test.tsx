import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '../../src/content/business';
import { smsConsent } from '../../supabase/functions/_shared/domain/quote';
import { answerFirst, field, form, openForm, placeLabel, put } from '../support/site/quote-form';

const address = '*/functions/v1/request-quote';
const bodies: unknown[] = [];
const taken = http.post(address, async ({ request }) => {
  bodies.push(await request.json());
  return HttpResponse.json({ success: true, reference: '7KX3-M9QD' });
});
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  bodies.length = 0;
  server.use(taken);
});
afterEach(() => server.resetHandlers());

const consent = () => field(smsConsent.text);
const next = () => fireEvent.click(screen.getByText('Next: location and contact', { selector: 'button' }));
const sendButton = () => screen.getByText('Send request', { selector: 'button' });

/** Goes through both steps and sends the request. */
function send() {
  next();
  fireEvent.click(sendButton());
}

const choose = (label: string) => fireEvent.click(field(label));

function fill(fields: Record<string, string> = {}) {
  const person = { Name: 'Dana Reyes', Phone: '(918) 555-0177', [placeLabel]: '74012' };
  const machine = { Equipment: 'Excavator', 'What happened': 'Bucket drifts down when hot.' };
  for (const [label, text] of Object.entries({ ...person, ...machine, ...fields })) {
    put(label, text);
  }
  choose('This week');
}

const unsure = 'We couldn’t confirm that it arrived';

const readReceived = () => screen.findByText('Request received', { selector: 'h3' });
const summary = () => screen.findByRole('group', { name: 'Please check these fields' });

it('the quote form with Turnstile loads the widget on use, sends its token, and resets it on failure', async () => {
  const widgets = () => document.head.querySelectorAll<HTMLScriptElement>('script[src*="cloudflare"]');
  const resets: string[] = [];
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', 'the site key');
  await openForm();
  expect(widgets()).toHaveLength(0);
  fireEvent.focus(field('Equipment'));
  fireEvent.focus(field('Name'));
  const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
  expect([...widgets()].map(({ src }) => src)).toEqual([script]);
  const token = document.createElement('input');
  token.name = 'cf-turnstile-response';
  window.turnstile = {
    render: (box, { sitekey }) => {
      box.append(token);
      return `widget of ${sitekey}`;
    },
    reset: (id) => resets.push(id),
  };
  fireEvent.load([...widgets()][0] ?? document);
  fill();
  const refusal = () => HttpResponse.json({ error: 'Not a robot?', code: 'x' }, { status: 400 });
  server.use(http.post(address, refusal, { once: true }));
  send();
  expect(await screen.findByText(/Not a robot\?/)).toBeVisible();
  expect(resets).toEqual(['widget of the site key']);
  token.value = 'a fresh token';
  fireEvent.click(screen.getByText('Try again', { selector: 'button' }));
  await readReceived();
  expect(bodies).toMatchObject([{ turnstileToken: 'a fresh token' }]);
  vi.unstubAllEnvs();
});

describe('the quote form with Turnstile', () => {
  const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="cloudflare"]')];
  const blocked = /^The check against robots couldn’t load\. Send your request anyway/;
  const begin = async () => {
    vi.stubEnv('VITE_TURNSTILE_SITE_KEY', 'the site key');
    await openForm();
    fill();
    fireEvent.focus(field('Equipment'));
  };
  beforeEach(() => {
    for (const script of scripts()) {
      script.remove();
    }
    delete window.turnstile;
  });
  afterEach(() => vi.unstubAllEnvs());

  it('says that its script is blocked, and sends the request with that word', async () => {
    await begin();
    expect(screen.queryByText(blocked)).not.toBeInTheDocument();
    fireEvent.error(scripts()[0] ?? document);
    expect(screen.getByText(blocked)).toBeVisible();
    send();
    await readReceived();
    expect(bodies).toMatchObject([{ turnstileBlocked: true }]);
  });

  it('loads its script again at the next use, and then sends a token and says nothing', async () => {
    await begin();
    fireEvent.error(scripts()[0] ?? document);
    fireEvent.focus(field('Name'));
    const token = document.createElement('input');
    Object.assign(token, { name: 'cf-turnstile-response', value: 'a token' });
    window.turnstile = { render: (box) => (box.append(token), 'widget'), reset: () => undefined };
    fireEvent.load(scripts()[1] ?? document);
    expect(screen.queryByText(blocked)).not.toBeInTheDocument();
    send();
    await readReceived();
    expect(bodies).toMatchObject([{ turnstileToken: 'a token' }]);
    expect(bodies).not.toMatchObject([{ turnstileBlocked: true }]);
  });

  it('sends without a token while its script hangs, and when its frame is blocked', async () => {
    await begin();
    send();
    await readReceived();
    fireEvent.click(screen.getByText('Send another request'));
    await answerFirst('repair');
    window.turnstile = {
      render: (_box, options) => (options['error-callback'](), 'widget'),
      reset: () => undefined,
    };
    fill();
    fireEvent.focus(field('Equipment'));
    fireEvent.load(scripts().at(-1) ?? document);
    expect(screen.getByText(blocked)).toBeVisible();
    send();
    await readReceived();
    expect(bodies).toMatchObject([{ turnstileBlocked: true }, { turnstileBlocked: true }]);
  });

  it('never says that the check was blocked while the visitor only has not finished it', async () => {
    await begin();
    window.turnstile = { render: () => 'widget', reset: () => undefined };
    fireEvent.load(scripts()[0] ?? document);
    send();
    await readReceived();
    expect(bodies).not.toMatchObject([{ turnstileBlocked: true }]);
  });
});

it('the quote form sends the filled-in fields, says what happens next, and starts another with name, phone and place', async () => {
  await openForm();
  fill({ 'Brand (optional)': 'Case' });
  choose('Not sure');
  send();

  expect(await readReceived()).toHaveFocus();
  const machine = { equipment: 'Excavator', brand: 'Case', description: 'Bucket drifts down when hot.' };
  const person = { name: 'Dana Reyes', phone: '+19185550177', zip: '74012', smsConsent: false };
  const choices = { kind: 'repair', canMove: 'unsure', urgency: 'This week', page: '/', website: '' };
  expect(bodies).toEqual([{ ...person, ...machine, ...choices }]);
  expect(screen.getByText(/^We answer .* (from|until) \d+ [AP]M\.$/)).toBeVisible();
  expect(screen.getByText('7KX3-M9QD')).toBeVisible();
  expect(screen.getByText(/Don’t wait for an answer. Call/).parentElement).toHaveTextContent(
    business.phone.display,
  );
  for (const sentText of ['Case, Excavator', 'Bucket drifts down when hot.', 'Not sure', 'ZIP code 74012']) {
    expect(screen.getByText(sentText)).toBeVisible();
  }
  expect(screen.getByText(/^We’ll get back to you at \(918\) 555-0177 with questions/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Quote request' })).not.toBeInTheDocument();

  expect(sessionStorage, 'the draft').toHaveLength(0);
  fireEvent.click(screen.getByText('Send another request'));
  expect(field('Name')).toHaveValue('Dana Reyes');
  expect(field('Phone')).toHaveValue('(918) 555-0177');
  expect(field(placeLabel)).toHaveValue('74012');
  expect(field('What happened')).toHaveValue('');
  expect(consent()).not.toBeChecked();
  expect(field('This week')).not.toBeChecked();
});

it('the quote form asks for consent to texts in the exact words, unchecked, with links to the policies', () => {
  render(form);
  expect(consent()).not.toBeChecked();
  expect(smsConsent.text).toBe(
    `${business.name} may text me about this request. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help. Not required for service.`,
  );
  expect(screen.getByRole('link', { name: 'SMS Policy' })).toHaveAttribute('href', '/sms-policy');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

it('the quote form lists the missing fields of a step with a link to each, and moves the focus to the list', async () => {
  const lines = async () =>
    within(await summary())
      .getAllByRole('link')
      .map((link) => link.textContent);
  await openForm();
  next();
  expect(await summary()).toHaveFocus();
  expect(await lines()).toEqual([
    'Equipment: What kind of machine is it? Truck, excavator, scissor lift?',
    'What happened: Please tell us what it’s doing, or what happened.',
    'How urgent: Please choose how soon you need us.',
  ]);
  fireEvent.click(within(await summary()).getByText('How urgent:'));
  expect(field('Down now, need help today')).toHaveFocus();

  fill({ Name: '', Phone: '', [placeLabel]: '' });
  send();
  expect(await lines()).toEqual([
    'Where is the machine: Please tell us where the machine is. The nearest town is enough.',
    'Name: Please enter your name.',
    'Phone: Please enter a phone number or an email address. One is enough.',
  ]);
  expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(field('Name')).toHaveAccessibleDescription('Please enter your name.');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  expect(bodies).toEqual([]);
});

const answer = (status: number, error: string) => HttpResponse.json({ error, code: 'any' }, { status });
it.each([
  ['the connection fails', () => HttpResponse.error(), unsure, /We didn’t hear back/],
  ['the server fails', () => answer(500, 'internal stack'), 'Not sent', /Something went wrong on our end/],
  ['a gateway lets no more through', () => answer(429, ''), 'Not sent', /Something went wrong on our end/],
  ['too many were sent', () => answer(429, 'Try again in 4 minutes.'), 'Not sent', /Try again in 4 min/],
])('the quote form keeps all input when %s, and can be sent again', async (_, answer, heading, sentence) => {
  server.use(http.post(address, answer, { once: true }));
  await openForm();
  fill();
  choose('No');
  fireEvent.click(consent());
  send();

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(sentence);
  expect(notice).toHaveTextContent('Nothing you typed is lost.');
  expect(notice).not.toHaveTextContent('internal stack');
  expect(within(notice).getByRole('heading', { name: heading })).toHaveFocus();
  expect(screen.getByRole('link', { name: `Or call ${business.phone.display}` })).toHaveAttribute(
    'href',
    `tel:${business.phone.e164}`,
  );
  expect(field('Name')).toHaveValue('Dana Reyes');
  expect(field('What happened')).toHaveValue('Bucket drifts down when hot.');
  expect(field('No')).toBeChecked();
  expect(consent()).toBeChecked();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await readReceived()).toHaveFocus();
  expect(bodies).toMatchObject([{ name: 'Dana Reyes', canMove: 'no', smsConsent: true }]);
});

it('the quote form sends one request even if the button is pressed twice', async () => {
  // Answers nothing itself, so the usual handler does after the delay.
  server.use(http.post(address, () => delay(50)));
  await openForm();
  fill();
  next();
  const button = sendButton();
  act(() => {
    button.focus();
    button.click();
    button.click();
  });
  const busy = screen.getByRole('button', { name: 'Sending…' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy).toHaveAttribute('aria-busy', 'true');
  expect(busy).toHaveFocus();
  await readReceived();
  expect(bodies).toHaveLength(1);
});

it('the quote form hides the honeypot field from visitors, and sends what was filled into it', async () => {
  await openForm();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: /leave this empty/i })).not.toBeInTheDocument();
  fill();
  if (trap) {
    trap.value = 'https://spam.example';
  }
  send();
  await readReceived();
  expect(bodies).toMatchObject([{ website: 'https://spam.example' }]);
});

const step = (name: RegExp) => screen.getByRole('group', { name });

it('a problem that the server finds stands in its own step, with the focus on the list of them', async () => {
  const refusal = { error: 'Please check.', code: 'invalid', fields: { equipment: 'We can’t read this.' } };
  server.use(http.post(address, () => HttpResponse.json(refusal, { status: 400 })));
  await openForm();
  fill();
  send();
  expect(await summary()).toHaveFocus();
  expect(step(/^Step 1 of 2/)).not.toHaveClass('hidden');
  fireEvent.click(within(await summary()).getByText('Equipment:'));
  expect(field('Equipment')).toHaveFocus();
});

it('the first step doesn’t show the problems of the second', async () => {
  await openForm();
  fill({ Name: '' });
  send();
  expect(within(await summary()).getByText('Name:')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(step(/^Step 1 of 2/)).not.toHaveClass('hidden');
  expect(screen.queryByRole('group', { name: 'Please check these fields' })).not.toBeInTheDocument();
});

it('the quote form asks for an answer to its first question before it goes on', () => {
  render(form);
  next();
  const first = screen.getByRole('radio', { name: 'Something is broken' });
  expect(first).toHaveFocus();
  expect(screen.getByText('Please choose what you need.')).toBeVisible();
});

it('a text that is too long is kept whole and said to be too long, also before Next', async () => {
  await openForm();
  put('What happened', 'x'.repeat(10_000));
  expect(screen.getByText('10,000 characters, and 4,000 fit. Please shorten it.')).toBeVisible();
  expect(field('What happened')).toHaveValue('x'.repeat(10_000));
  next();
  expect(within(await summary()).getByText('Please shorten this to 4000 characters.')).toBeVisible();
});

it('the two steps of the quote form show a link to call when the machine is down now', async () => {
  await openForm();
  const call = `Call ${business.phone.display}`;
  expect(screen.queryByRole('link', { name: call })).not.toBeInTheDocument();
  choose('Down now, need help today');
  expect(screen.getByRole('link', { name: call })).toHaveAttribute('href', `tel:${business.phone.e164}`);
  choose('This week');
  expect(screen.queryByRole('link', { name: call })).not.toBeInTheDocument();
});
