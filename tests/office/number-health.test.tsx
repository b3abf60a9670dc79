import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ConnectionStep } from '../../supabase/functions/_shared/contract/numbers';
import {
  bodiesOf,
  businessNumber,
  connectionLost,
  heldAnswer,
  mechanic,
  names,
  numberHealth,
  office,
  refusal,
  save,
  serveOffice,
} from '../support/office/office-server';
import { findNotice, openTab } from '../support/office/render-office';

serveOffice();

const sid = 'PN1';
const number = (fields: Partial<Parameters<typeof numberHealth>[0]> = {}) => {
  office.numberHealth = [numberHealth({ sid, ...fields })];
};
const at = (route: object) => ({ ...numberHealth({ sid }).calls, ...route });
const lines = async () => screen.findByRole('list', { name: `Health of ${businessNumber}` });
const line = async (about: string) => {
  const found = within(await lines())
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.startsWith(`${about}:`));
  if (!found) throw new Error(`no line about ${about}`);
  return found;
};

beforeEach(() => {
  save('twilio_phone_number', businessNumber);
  save('call_forwarding_number', mechanic);
  office.phoneNumbers = [{ sid, phoneNumber: businessNumber, friendlyName: 'Main line', voiceUrl: null }];
});

describe('number health', () => {
  it('says of a number that leads here that all is well, and offers nothing to set up', async () => {
    number();
    await openTab('Settings');
    expect(await line('Texts')).toHaveTextContent('Texts: They reach this dashboard.');
    expect(await line('Calls')).toHaveTextContent('Calls: They reach this dashboard and are forwarded.');
    expect(await line('It can do')).toHaveTextContent('texts (SMS), pictures (MMS), calls.');
    expect(within(await line('Texts')).getByRole('img', { name: 'Fine' })).toBeVisible();
    expect(within(await line('Registration')).getByRole('img', { name: 'Fine' })).toBeVisible();
    expect(screen.getByText('Texts and calls of every number reach this dashboard.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Set up/ })).toBeNull();
  });

  it.each([
    [
      'Texts',
      { texts: at({ route: 'nowhere', url: null }) },
      /aren’t reaching this dashboard\. Press Set up\..*No webhook is set/,
    ],
    [
      'Texts',
      { texts: at({ route: 'elsewhere', url: 'https://demo.twilio.com/sms' }) },
      'The webhook is an address of demo.twilio.com',
    ],
    ['Texts', { texts: at({ route: 'wrong_method' }) }, 'called by GET, which is refused'],
    [
      'Texts',
      { texts: at({ route: 'application' }) },
      /Another phone system takes them.*A TwiML application overrides/,
    ],
    ['Texts', { texts: at({ route: 'dropped', url: null }) }, /drops every text.*Defer to sender’s webhook/],
    [
      'Texts',
      { texts: at({ route: 'service', url: 'https://other.example/' }) },
      'to other.example: in Twilio',
    ],
    ['Texts', { capabilities: { sms: false, mms: false, voice: true } }, 'can’t receive or send texts'],
    ['Calls', { calls: at({ route: 'nowhere', url: null }) }, 'No webhook is set'],
    ['Calls', { calls: at({ route: 'elsewhere', url: 'https://demo.twilio.com/voice' }) }, 'demo.twilio.com'],
    ['Calls', { calls: at({ route: 'wrong_method' }) }, 'called by GET, which is refused'],
    [
      'Calls',
      { calls: at({ route: 'application' }) },
      /Another phone system takes them.*A TwiML application overrides/,
    ],
    ['Calls', { calls: at({ route: 'trunk' }) }, /Another phone system takes them.*A SIP trunk overrides/],
    ['Calls', { capabilities: { sms: true, mms: true, voice: false } }, 'can’t take calls'],
    [
      'Registration',
      { unregisteredAt: '2026-11-20T15:00:00Z' },
      /on .*2026.*registered for business texting.*How to do it at Twilio.*Error 30034\. A2P 10DLC/,
    ],
    ['Registration', { standing: 'unregistered' }, /Carriers block its texts until it is registered/],
    ['Registration', { standing: 'rejected' }, /was rejected.*read the reason in Twilio/],
    [
      'Registration',
      { registration: 'toll_free', standing: 'rejected' },
      /toll-free verification was rejected/,
    ],
    ['Registration', { registration: 'toll_free', unregisteredAt: '2026-11-20T15:00:00Z' }, 'Error 30032'],
  ] as const)('says what is wrong with %s when there is %j', async (about, fields, sentence) => {
    number(fields);
    await openTab('Settings');
    expect(await line(about)).toHaveTextContent(sentence);
    expect(within(await line(about)).getByRole('img', { name: 'Does not work' })).toBeVisible();
  });

  it.each([
    ['If this dashboard is down', { calls: at({ fallback: 'none' }) }, 'Callers hear a Twilio error message'],
    [
      'If this dashboard is down',
      { texts: at({ fallback: 'none' }) },
      'A text that doesn’t get through is lost.',
    ],
    ['It can do', { capabilities: { sms: true, mms: false, voice: true } }, 'It can’t do pictures (MMS).'],
  ] as const)('says what could be better about “%s” with %j', async (about, fields, sentence) => {
    number(fields);
    await openTab('Settings');
    expect(await line(about)).toHaveTextContent(sentence);
    expect(within(await line(about)).getByRole('img', { name: 'Could be better' })).toBeVisible();
  });

  it('says that no phone rings while no forwarding number is saved', async () => {
    office.settings = office.settings.filter(({ setting_key }) => setting_key === 'twilio_phone_number');
    number();
    await openTab('Settings');
    expect(await line('Calls')).toHaveTextContent('Set a number under Call Forwarding');
  });

  it('is asked for after the numbers, says when it fails, and can be tried again', async () => {
    number();
    office.instead.getNumberHealth = refusal(502, 'Twilio is not answering.');
    const person = await openTab('Settings');
    expect(await screen.findByText('Number health could not be loaded.')).toBeVisible();
    expect(screen.getByText('Twilio is not answering.')).toBeVisible();
    expect(screen.getByText('Main line')).toBeVisible();
    expect(names().indexOf('getNumberHealth')).toBeGreaterThan(names().indexOf('getPhoneNumbers'));

    office.instead = {};
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await lines()).toBeVisible();
  });

  it.each([
    ['nothing', {}],
    ['a route that is none', { numbers: [{ ...numberHealth({ sid }), texts: { route: 'mars' } }] }],
  ])('that comes as %s counts as failed', async (_case, body) => {
    office.instead.getNumberHealth = () => HttpResponse.json(body);
    await openTab('Settings');
    expect(await screen.findByText('Number health could not be loaded.')).toBeVisible();
  });

  it('is checked again on demand', async () => {
    number({ texts: at({ route: 'nowhere', url: null }) });
    const person = await openTab('Settings');
    expect(await line('Texts')).toHaveTextContent('aren’t reaching');
    number();
    await person.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(async () => expect(await line('Texts')).toHaveTextContent('They reach this dashboard.'));
  });
});

describe('setting up a number', () => {
  const voice: ConnectionStep = {
    step: 'calls',
    isOptional: false,
    changes: [{ field: 'VoiceUrl', from: '', to: 'https://example.com/functions/v1/twilio-manage/voice' }],
  };
  const trunk: ConnectionStep = {
    step: 'calls_trunk',
    isOptional: true,
    changes: [{ field: 'TrunkSid', from: 'TK77', to: '' }],
  };
  const openDialog = async () => {
    const person = await openTab('Settings');
    await person.click(await screen.findByRole('button', { name: `Set up ${businessNumber}` }));
    return { person, dialog: await screen.findByRole('dialog', { name: `Set up ${businessNumber}` }) };
  };
  const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Set up this number' });

  it('shows every field with its old and new value, and does only that', async () => {
    number({ calls: at({ route: 'nowhere', url: null }), steps: [voice, trunk] });
    const { person, dialog } = await openDialog();
    const set = within(dialog).getByRole('list', { name: 'What will be set' });
    expect(set).toHaveTextContent(`Calls: webhookfrom not setto ${voice.changes[0]?.to}`);
    expect(dialog).toHaveTextContent('Calls: SIP trunkfrom TK77to not set');
    expect(within(dialog).getByRole('checkbox')).not.toBeChecked();
    expect(names()).not.toContain('connectNumber');

    await person.click(confirm(dialog));
    await findNotice('Texts and calls now reach this dashboard');
    expect(bodiesOf('connectNumber')).toEqual([{ action: 'connectNumber', sid, steps: [voice] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect(await lines()).toHaveFocus());
    expect(await line('Calls')).toHaveTextContent('They reach this dashboard');
  });

  it('takes off what overrides the webhook only when that is checked', async () => {
    number({ calls: at({ route: 'trunk' }), steps: [trunk] });
    const { person, dialog } = await openDialog();
    expect(confirm(dialog)).toBeDisabled();
    await person.click(within(dialog).getByRole('checkbox', { name: /Take off the phone line/ }));
    await person.click(confirm(dialog));
    await findNotice('Texts and calls now reach this dashboard');
    expect(bodiesOf('connectNumber')).toEqual([{ action: 'connectNumber', sid, steps: [trunk] }]);
  });

  it('says when something still stands in the way afterwards', async () => {
    number({ steps: [voice, trunk] });
    office.instead.connectNumber = () =>
      HttpResponse.json({
        success: true,
        number: numberHealth({ sid, calls: at({ route: 'trunk' }), steps: [trunk] }),
      });
    const { person, dialog } = await openDialog();
    office.numberHealth = [numberHealth({ sid, calls: at({ route: 'trunk' }), steps: [trunk] })];
    await person.click(confirm(dialog));
    await findNotice('Set as listed. See what is left beside the number.');
    expect(await line('Calls')).toHaveTextContent(/Another phone system takes them.*A SIP trunk overrides/);
  });

  it('asks once, however often it is clicked', async () => {
    number({ steps: [voice] });
    const held = heldAnswer();
    office.instead.connectNumber = held.answer;
    const { person, dialog } = await openDialog();
    await person.click(confirm(dialog));
    const busy = await within(dialog).findByRole('button', { name: 'Setting up…' });
    expect(busy).toBeDisabled();
    await person.click(busy);
    held.give(HttpResponse.json({ success: true, number: numberHealth({ sid }) }));
    await findNotice('Texts and calls now reach this dashboard');
    expect(bodiesOf('connectNumber')).toHaveLength(1);
  });

  it.each([
    ['the server’s sentence', refusal(409, 'Nothing was set. Look at the new list.'), /Nothing was set/],
    ['a sentence of its own', connectionLost, /could not be set up/],
  ])('that fails says so with %s and shows how the number stands now', async (_case, answer, sentence) => {
    number({ steps: [voice] });
    office.instead.connectNumber = answer;
    const { person, dialog } = await openDialog();
    office.numberHealth = [
      numberHealth({
        sid,
        steps: [
          {
            ...voice,
            changes: [{ field: 'VoiceUrl', from: 'https://new.example/', to: 'https://example.com/' }],
          },
        ],
      }),
    ];
    await person.click(confirm(dialog));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(sentence);
    await waitFor(() => expect(dialog).toHaveTextContent('from https://new.example/'));
    expect(confirm(dialog)).toBeEnabled();
  });
});
