import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { connectionLost } from '../../support/office/answers';
import { bodiesOf, hold, names, office } from '../../support/office/office-server';
import { businessNumber, call, customer } from '../../support/office/office-rows';
import { objectUrls } from '../../support/office/browser';
import { openTab } from '../../support/office/render-office';

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Recent Call Activity' })).getAllByRole('listitem');

it('a call in the log shows both parties, the time, the duration and the outcome, and lets no dispatcher block', async () => {
  Object.assign(office, { isAdmin: false, role: 'dispatcher' });
  office.calls = [
    call({ sid: 'CA1', contactName: 'Dale, Verdigris Aggregates' }),
    call({ sid: 'CA2', outcome: 'brief', duration: 9 }),
    call({ sid: 'CA3', outcome: 'missed', status: 'no-answer' }),
    call({ sid: 'CA4', outcome: 'not_rung' }),
    call({ sid: 'CA5', outcome: 'ongoing', status: 'in-progress' }),
    call({ sid: 'CA6', direction: 'outbound', to: customer, startTime: null, duration: 0, outcome: null }),
  ];
  await openTab('Call Analytics');
  const found = await rows();
  expect(screen.getByText(/^As of/)).toHaveTextContent(/^As of \d{1,2}:\d\d [AP]M, Tulsa time$/);
  const words = ['Answered', 'Too short to tell', 'Missed', 'No phone rang', 'In progress'];
  for (const [index, word] of words.entries()) expect(found[index]).toHaveTextContent(word);
  expect(found[0]).toHaveTextContent('Dale, Verdigris Aggregates');
  expect(found[0]).toHaveTextContent(' · 9:00 AM · ');
  expect(found[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T15:00:00.000Z');
  for (const shown of ['From (918) 555-0188', customer, businessNumber, 'no-answer', '42 seconds'])
    expect(found[2]).toHaveTextContent(shown);
  for (const shown of ['To (918) 555-0188', 'Not started', '0 seconds'])
    expect(found[5]).toHaveTextContent(shown);
  for (const word of words) expect(found[5]).not.toHaveTextContent(word);
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
});

it('a call in the log says that texting a new caller needs permission, and offers no call to a blocked or hidden number', async () => {
  office.instead.startCall = connectionLost;
  const blocked = call({ sid: 'CA1', outcome: 'blocked', conversation: { textBlock: 'blocked' } });
  const callers = [customer, 'anonymous', '+266696687', ''];
  office.calls = [blocked, ...callers.map((from) => call({ sid: `CA${from}`, from }))];
  const person = await openTab('Call Analytics');
  const [refused, unknown, ...withheld] = await rows();
  if (!refused || !unknown) throw new Error('no row');
  expect(within(refused).getByRole('button', { name: /^Open conversation/ })).toBeInTheDocument();
  expect(within(refused).getByRole('button', { name: 'Unblock' })).toBeInTheDocument();
  expect(within(refused).queryByRole('link', { name: /^Call/ })).toBeNull();
  expect(within(unknown).getByRole('link', { name: 'Call (918) 555-0188 from this phone' })).toHaveAttribute(
    'href',
    `tel:${customer}`,
  );
  expect(within(unknown).queryByRole('button', { name: /Open conversation/ })).toBeNull();
  expect(unknown).toHaveTextContent('You need their permission to text them.');
  for (const row of withheld) {
    expect(row).toHaveTextContent('This caller hid their number');
    expect(within(row).queryByRole('link')).toBeNull();
    expect(within(row).queryByRole('button')).toBeNull();
  }
  const press = () => person.click(screen.getByRole('button', { name: /from the business number$/ }));
  await press();
  await within(unknown).findByText(/^Twilio did not confirm the call\. If your phone rings/);
  office.instead.startCall = () => HttpResponse.json({ success: true, callSid: 'CA2' });
  const again = screen.getByRole('button', { name: /from the business number$/ });
  act(() => [1, 2].forEach(() => again.click()));
  await within(unknown).findByText(/^The forwarding number is ringing/);
  await person.click(within(unknown).getByRole('button', { name: 'Block' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(bodiesOf('setBlocked')).toMatchObject([{ to: customer, isBlocked: true }]));
  await person.click(screen.getByRole('tab', { name: 'Messages' }));
  await person.click(screen.getByRole('tab', { name: 'Call Analytics' }));
  await screen.findByText(/^The forwarding number is ringing/);
  await press();
  expect(bodiesOf('startCall')).toHaveLength(2);
});

it('Call Analytics shows totals and charts for the last thirty days', async () => {
  const none = { received: 0, answered: 0, missed: 0, unclear: 0 };
  const total = { received: 4, answered: 2, missed: 1, unclear: 1 };
  const figures = {
    total,
    days: Array.from({ length: 30 }, (_, index) => ({
      day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      counts: index === 29 ? total : none,
    })),
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, counts: hour === 9 ? total : none })),
  };
  office.calls = [call({ sid: 'CA1' })];
  office.callFigures = figures;
  await openTab('Call Analytics');
  const summary = within(await screen.findByRole('region', { name: 'Calls, last 30 days' }));
  const note = /When that is turned off, a cell phone’s own voicemail counts as answered/;
  expect(screen.getByText(note)).toBeVisible();
  expect(summary.getByText('Calls received').nextSibling).toHaveTextContent('4');
  expect(summary.getByText('1 of 4 calls')).toBeVisible();
  expect(summary.getByText(/^25%/)).toBeVisible();
  const days = within(summary.getByRole('figure', { name: 'Calls by day' })).getAllByRole('img');
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toHaveAccessibleName(/: 2 answered, 1 missed, 1 unclear$/);
  const hours = within(summary.getByRole('figure', { name: 'Calls by hour' }));
  expect(hours.getByRole('img', { name: 'From 9 AM: 2 answered, 1 missed, 1 unclear' })).toBeVisible();
});

it('a voicemail shows its transcript, is fetched only when it is played, and is then marked as heard', async () => {
  const voicemail = { seconds: 21, isHeard: false, transcript: null };
  const missed = { outcome: 'voicemail', status: 'no-answer', duration: 0 } as const;
  const left = call({ sid: 'CA1', ...missed, voicemail });
  const written = { ...left, sid: 'CA2', voicemail: { ...voicemail, transcript: 'Stuck in the creek.' } };
  const failed = { ...left, sid: 'CA3', voicemail: { ...voicemail, transcript: '' } };
  office.calls = [{ ...left, contactName: 'Dale' }, written, failed];
  office.instead.getRecording = () => new Response('RIFF', { headers: { 'content-type': 'audio/wav' } });
  office.instead.markVoicemailHeard = () => Response.json({ success: true });
  const person = await openTab('Call Analytics');
  const [row, ...transcribed] = await rows();
  expect(row).toHaveTextContent('Voicemail');
  expect(row).toHaveTextContent('Not heard yet');
  expect(row).not.toHaveTextContent(/transcri/);
  expect(transcribed[0]).toHaveTextContent(
    'Stuck in the creek.Automatic transcript. It may contain mistakes.',
  );
  expect(transcribed[1]).toHaveTextContent('Twilio could not transcribe this voicemail.');
  expect(names()).not.toContain('getRecording');
  await person.click(screen.getByRole('button', { name: 'Play voicemail, 21 seconds: Dale' }));
  const player = await screen.findByLabelText('Voicemail from Dale');
  expect([...objectUrls]).toEqual([player.getAttribute('src')]);
  fireEvent.play(player);
  await waitFor(() => expect(names()).toContain('markVoicemailHeard'));
  await act(() => Promise.resolve());
  fireEvent.play(player);
  // It must not start by itself when the tab is shown again.
  expect(player).toHaveProperty('autoplay', false);
  expect(names().filter((name) => name === 'markVoicemailHeard')).toHaveLength(1);
  expect(names().filter((name) => name === 'getRecording')).toHaveLength(1);
});

const compared = () => HttpResponse.json({ calls: [], nextCursor: null, figures: null });
const comparisons = () => bodiesOf('getCallLogs').filter(({ limit }) => limit === 1);

it('while the calls are compared with Twilio’s list older calls can be loaded, sixty at a time', async () => {
  office.calls = Array.from({ length: 61 }, (_, index) => call({ sid: `CA${index}` }));
  const person = await openTab('Call Analytics');
  const list = await screen.findByRole('list', { name: 'Recent Call Activity' });
  expect(list.childElementCount).toBe(60);
  const asked = bodiesOf('getCallLogs').length;
  const compare = hold('getCallLogs');
  await person.click(screen.getByRole('button', { name: 'Refresh Call Logs' }));
  await waitFor(() => expect(bodiesOf('getCallLogs')).toHaveLength(asked + 1));
  const giveOlder = hold('getCallLogs');
  await person.click(screen.getByRole('button', { name: 'Show older calls' }));
  await waitFor(() => expect(bodiesOf('getCallLogs')).toHaveLength(asked + 2));
  office.instead = {};
  compare(compared());
  await new Promise((resolve) => setTimeout(resolve, 50));
  giveOlder(HttpResponse.json({ calls: [call({ sid: 'CA60' })], nextCursor: null, figures: null }));
  await waitFor(() => expect(list.childElementCount).toBe(61));
  expect(screen.queryByText('Show older calls')).toBeNull();
});

it('while the calls are compared with Twilio’s list another press of Refresh starts no second comparison, and a new call is shown', async () => {
  const person = await openTab('Call Analytics');
  expect(await screen.findByText('No recent calls')).toBeVisible();
  expect(screen.getByText(/^As of/)).toBeVisible();
  const before = comparisons().length;
  const compare = hold('getCallLogs');
  const refresh = screen.getByRole('button', { name: 'Refresh Call Logs' });
  await person.click(refresh);
  await person.click(refresh);
  await waitFor(() => expect(comparisons().length).toBeGreaterThan(before));
  expect(comparisons()).toHaveLength(before + 1);
  office.instead = {};
  office.calls = [call({ sid: 'CA1' })];
  compare(compared());
  expect(await within(screen.getByRole('tabpanel')).findByText(customer)).toBeInTheDocument();
  expect(screen.queryByText('No recent calls')).toBeNull();
  expect(await screen.findByText(/^Up to date, \d{1,2}:\d\d/)).toHaveAttribute('role', 'status');
  expect(screen.queryByText(/^As of/)).toBeNull();
});
