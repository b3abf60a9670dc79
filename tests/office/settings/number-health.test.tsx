import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NumberHealthReport } from '../../../src/office/settings/number-health';
import type { ConnectionStep } from '../../../supabase/functions/_shared/contract/numbers';
import { connectionLost, refusal } from '../../support/office/answers';
import { businessNumber, numberHealth } from '../../support/office/office-rows';
import { listBodies, connectOffice, listRequestNames, office } from '../../support/office/office-server';
import { findNotice, openTab } from '../../support/office/render-office';

const sid = 'PN1';
const number = (fields: Partial<Parameters<typeof numberHealth>[0]> = {}) =>
  (office.numberHealth = [numberHealth({ sid, ...fields })]);
const at = (route: object) => ({ ...numberHealth({ sid }).calls, ...route });
const lines = async () => screen.findByRole('list', { name: `Health of ${businessNumber}` });

beforeEach(connectOffice);

/** The lines of the report on a number, each with the label of its icon. */
function report(fields: Partial<Parameters<typeof numberHealth>[0]>, hasForwarding = true): string[] {
  const settings = { health: numberHealth({ sid, ...fields }), hasForwarding };
  render(<NumberHealthReport {...settings} />);
  return screen
    .getAllByRole('listitem')
    .map((item) => `${within(item).getByRole('img').getAttribute('aria-label')}. ${item.textContent}`);
}

const notSet = at({ route: 'nowhere', url: null });

it.each([
  [{ texts: notSet }, /Texts: .*aren’t reaching this dashboard\. Press Set up\..*No webhook is set/],
  [
    { texts: at({ route: 'elsewhere', url: 'https://demo.twilio.com/sms' }) },
    /Texts: .*The webhook has another address\. https:\/\/demo\.twilio\.com/,
  ],
  [{ texts: at({ route: 'application' }) }, /Texts: Another phone system.*A TwiML application overrides/],
  [{ texts: at({ route: 'dropped', url: null }) }, /Texts: .*drops every text.*Defer to sender’s webhook/],
  [{ texts: at({ route: 'service', url: 'https://other.example/' }) }, /Texts: .*to other\.example: in Tw/],
  [{ capabilities: { sms: false, mms: false, voice: true } }, /Texts: .*can’t receive or send texts/],
  [{ calls: at({ route: 'trunk' }) }, /Calls: Another phone system receives them.*A SIP trunk overrides/],
  [{ standing: 'unregistered' }, /Registration: .*Carriers block its texts until it is registered/],
  [{ standing: 'rejected' }, /Registration: .*was rejected.*read the reason in Twilio/],
] as const)('number health explains the problem in %j', (fields, sentence) => {
  expect(
    report(fields)
      .filter((said) => said.startsWith('Does not work'))
      .join(''),
  ).toMatch(sentence);
});

it('number health says to set a forwarding number while none is saved', () =>
  expect(report({}, false).join('')).toContain('Set a number under Call Forwarding'));

describe('setting up a number', () => {
  const voice: ConnectionStep = {
    step: 'calls',
    isOptional: false,
    changes: [{ field: 'VoiceUrl', from: '', to: 'https://example.com/functions/v1/twilio-manage/voice' }],
  };
  const disconnected: ConnectionStep['changes'] = [{ field: 'TrunkSid', from: 'TK77', to: '' }];
  const trunk: ConnectionStep = { step: 'calls_trunk', isOptional: true, changes: disconnected };
  const openDialog = async () => {
    const person = await openTab('Settings');
    await person.click(await screen.findByRole('button', { name: `Set up ${businessNumber}` }));
    return { person, dialog: await screen.findByRole('dialog', { name: `Set up ${businessNumber}` }) };
  };
  const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Set up this number' });

  it.each([
    ['keeps the SIP trunk by default', false, [voice]],
    ['removes the SIP trunk when that is checked', true, [voice, trunk]],
  ])('lists each field’s old and new value, changes only those, and %s', async (_case, takesOff, steps) => {
    number({ calls: at({ route: 'trunk' }), steps: [voice, trunk] });
    const { person, dialog } = await openDialog();
    const set = within(dialog).getByRole('list', { name: 'What will be set' });
    expect(set).toHaveTextContent(`VoiceUrlfrom not setto ${voice.changes[0]?.to}`);
    expect(dialog).toHaveTextContent('TrunkSidfrom TK77to not set');
    const override = within(dialog).getByRole('checkbox', { name: /Disconnect the phone line/ });
    expect(override).not.toBeChecked();
    if (takesOff) {
      await person.click(override);
    }
    expect(listRequestNames()).not.toContain('connectNumber');

    await person.click(confirm(dialog));
    await findNotice('Texts and calls now reach this dashboard');
    expect(listBodies('connectNumber')).toEqual([{ action: 'connectNumber', sid, steps }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    // The button is gone, so the element around it has the focus.
    await waitFor(async () => expect((await lines()).closest('li')).toHaveFocus());
    expect(await lines()).toHaveTextContent(/Calls: They reach this dashboard/);
  });

  it.each([
    ['the server’s message', refusal(409, 'Nothing was set. Look at the new list.'), /Nothing was set/],
    ['its own message', connectionLost, /could not be set up/],
  ])('reports a failure with %s and lists the current values', async (_case, answer, sentence) => {
    number({ steps: [voice] });
    office.instead.connectNumber = answer;
    const { person, dialog } = await openDialog();
    const changes = voice.changes.map((one) => ({ ...one, from: 'https://new.example/' }));
    number({ steps: [{ ...voice, changes }] });
    await person.click(confirm(dialog));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(sentence);
    await waitFor(() => expect(dialog).toHaveTextContent('from https://new.example/'));
    expect(confirm(dialog)).toBeEnabled();
  });
});
