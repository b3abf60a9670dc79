import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { connectionLost, refusal } from '../../support/office/answers';
import { allInSight, keepOutOfSight, objectUrls, scrollIntoSight } from '../../support/office/browser';
import { businessNumber, call, conversation, customer } from '../../support/office/office-rows';
import { listBodies, hold, listRequestNames, office } from '../../support/office/office-server';
import { currentUrl, findNotice, openTab } from '../../support/office/render-office';

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
  for (const [index, word] of words.entries()) {
    expect(found[index]).toHaveTextContent(word);
  }
  expect(found[0]).toHaveTextContent('Dale, Verdigris Aggregates');
  expect(found[0]).toHaveTextContent('Fri, Nov 20, 9:00 AM');
  expect(found[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T15:00:00.000Z');
  for (const shown of ['From (918) 555-0188', customer, businessNumber, 'no-answer', '42 seconds']) {
    expect(found[2]).toHaveTextContent(shown);
  }
  for (const shown of ['To (918) 555-0188', 'Not started', '0 seconds']) {
    expect(found[5]).toHaveTextContent(shown);
  }
  for (const word of words) {
    expect(found[5]).not.toHaveTextContent(word);
  }
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
});

it('a recent caller is answered by text at once, without a question about permission', async () => {
  office.calls = [call({ sid: 'CA1', outcome: 'missed', startTime: new Date().toISOString() })];
  const person = await openTab('Call Analytics');
  const [row] = await rows();
  expect(row).not.toHaveTextContent('You need their permission');
  office.conversations = [conversation({ conversationId: 'c1' })];
  await person.click(screen.getByRole('button', { name: `Text this caller: ${customer}` }));
  await waitFor(() => expect(currentUrl()).toContain(`with=${encodeURIComponent(customer)}`));
  expect(listBodies('startConversation')).toEqual([{ action: 'startConversation', to: customer }]);
});

it('a call in the log says that texting a new caller needs permission, and offers no call to a blocked or hidden number', async () => {
  office.instead.startCall = connectionLost;
  const blocked = call({ sid: 'CA1', outcome: 'blocked', conversation: { textBlock: 'blocked' } });
  const callers = [customer, 'anonymous', '+266696687', '+19185', '+11185550100', ''];
  // Too long ago to be answered by text.
  const startTime = '2026-09-01T15:00:00Z';
  office.calls = [blocked, ...callers.map((from) => call({ sid: `CA${from}`, from, startTime }))];
  const person = await openTab('Call Analytics');
  const [refused, unknown, ...withheld] = await rows();
  if (!refused || !unknown) {
    throw new Error('no row');
  }
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
    expect(row).toHaveTextContent('From a hidden number');
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
  await waitFor(() => expect(listBodies('setBlocked')).toMatchObject([{ to: customer, isBlocked: true }]));
  await person.click(screen.getByRole('tab', { name: 'Messages' }));
  await person.click(screen.getByRole('tab', { name: 'Call Analytics' }));
  await screen.findByText(/^The forwarding number is ringing/);
  await press();
  expect(listBodies('startCall')).toHaveLength(2);
});

it('missed calls that nobody followed up stand first, and can be marked as done where nobody can be called back', async () => {
  const missed = { outcome: 'missed', status: 'no-answer', duration: 0 } as const;
  office.calls = [
    call({ sid: 'CA1' }),
    call({ sid: 'CA2', ...missed, followUp: 'called_back' }),
    call({ sid: 'CA3', ...missed, followUp: 'answered_later' }),
    call({ sid: 'CA4', ...missed, followUp: 'texted_back' }),
    call({ sid: 'CA5', ...missed, followUp: 'done' }),
    call({ sid: 'CA6', ...missed, followUp: 'waiting', from: 'anonymous' }),
    call({ sid: 'CA7', ...missed }),
  ];
  const person = await openTab('Call Analytics');
  const [waiting, answered, ...others] = await rows();
  if (!waiting) {
    throw new Error('no row');
  }
  expect(screen.getByText('Missed, not called back · 1')).toBeVisible();
  expect(waiting).toHaveTextContent(/^From a hidden number.*Nov 20, 9:00 AM.*Not called back/);
  expect(answered).toHaveTextContent(/Nov 20/);
  const marks = ['Called back', 'Answered later', 'Texted back', 'Done'];
  for (const [index, mark] of marks.entries()) {
    expect(others[index]).toHaveTextContent(mark);
  }
  expect(others.at(-1)).not.toHaveTextContent(/called back/i);
  office.instead.setCallHandled = refusal(503, 'The database is not answering.');
  const done = () => within(waiting).getByRole('button', { name: 'Done' });
  await person.click(done());
  await findNotice('The database is not answering.');
  delete office.instead.setCallHandled;
  await person.click(done());
  await findNotice('Call marked as done');
  expect(listBodies('setCallHandled').at(-1)).toMatchObject({ callSid: 'CA6', isHandled: true });
  await waitFor(() => expect(screen.queryByText(/^Missed, not called back/)).toBeNull());
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
  office.requestFigures = { received: 9, won: 4, medianAnswer: 742, jobs: null };
  const person = await openTab('Call Analytics');
  const line = (await screen.findByText('last 30 days')).parentElement;
  for (const figure of ['4 received', '1 missed, 25%', '9 requests, 4 won']) {
    expect(line).toHaveTextContent(figure);
  }
  expect(screen.queryByRole('region', { name: 'Calls, last 30 days' })).toBeNull();
  const charts = () => screen.getByRole('button', { name: 'Charts' });
  await person.click(charts());
  const summary = within(screen.getByRole('region', { name: 'Calls, last 30 days' }));
  const note = /When that is turned off, a cell phone’s own voicemail counts as answered/;
  expect(screen.getByText(note)).toBeVisible();
  expect(summary.getByText('12 min 22 s')).toBeVisible();
  const days = within(summary.getByRole('figure', { name: 'Calls by day' })).getAllByRole('img');
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toHaveAccessibleName(/: 2 answered, 1 missed, 1 unclear$/);
  const hours = within(summary.getByRole('figure', { name: 'Calls by hour' }));
  expect(hours.getByRole('img', { name: 'From 9 AM: 2 answered, 1 missed, 1 unclear' })).toBeVisible();
  await person.click(charts());
  expect(screen.queryByRole('region', { name: 'Calls, last 30 days' })).toBeNull();
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
  expect(listRequestNames()).not.toContain('getRecording');
  await person.click(screen.getByRole('button', { name: 'Play voicemail, 21 seconds: Dale' }));
  const player = await screen.findByLabelText('Voicemail from Dale');
  expect([...objectUrls]).toEqual([player.getAttribute('src')]);
  fireEvent.play(player);
  await waitFor(() => expect(listRequestNames()).toContain('markVoicemailHeard'));
  await act(() => Promise.resolve());
  fireEvent.play(player);
  // It must not start by itself when the tab is shown again.
  expect(player).toHaveProperty('autoplay', false);
  expect(listRequestNames().filter((name) => name === 'markVoicemailHeard')).toHaveLength(1);
  expect(listRequestNames().filter((name) => name === 'getRecording')).toHaveLength(1);
});

const compared = () => HttpResponse.json({ calls: [], nextCursor: null, figures: null });
const comparisons = () => listBodies('getCallLogs').filter(({ limit }) => limit === 1);

it('while the calls are compared with Twilio’s list older calls can be loaded, sixty at a time', async () => {
  keepOutOfSight();
  office.calls = Array.from({ length: 61 }, (_, index) => call({ sid: `CA${index}` }));
  const person = await openTab('Call Analytics');
  const list = await screen.findByRole('list', { name: 'Recent Call Activity' });
  // With the heading of their day.
  expect(list.childElementCount).toBe(61);
  const asked = listBodies('getCallLogs').length;
  const compare = hold('getCallLogs');
  // By their text, because a search by role looks at every button of every row.
  await person.click(screen.getByText('Refresh Call Logs'));
  await waitFor(() => expect(listBodies('getCallLogs')).toHaveLength(asked + 1));
  const giveOlder = hold('getCallLogs');
  await person.click(screen.getByText('Show older calls'));
  await waitFor(() => expect(listBodies('getCallLogs')).toHaveLength(asked + 2));
  office.instead = {};
  compare(compared());
  await new Promise((resolve) => setTimeout(resolve, 50));
  giveOlder(HttpResponse.json({ calls: [call({ sid: 'CA60' })], nextCursor: null, figures: null }));
  await waitFor(() => expect(list.childElementCount).toBe(62));
  expect(screen.queryByText('Show older calls')).toBeNull();
  allInSight();
});

it('older calls load by themselves near the end of the list', async () => {
  keepOutOfSight();
  office.calls = Array.from({ length: 61 }, (_, index) => call({ sid: `CA${index}` }));
  await openTab('Call Analytics');
  const list = await screen.findByRole('list', { name: 'Recent Call Activity' });
  await screen.findByText('Show older calls');
  await waitFor(() => expect(comparisons()).toHaveLength(1));
  scrollIntoSight();
  await waitFor(() => expect(screen.queryByText('Show older calls')).toBeNull());
  expect(list.childElementCount).toBe(62);
});

it('the view narrows the calls to the missed ones, and an empty view leads back to all', async () => {
  office.calls = [call({ sid: 'CA1' })];
  const person = await openTab('Call Analytics');
  await rows();
  await person.click(screen.getByRole('button', { name: /^Which calls:/ }));
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Missed', pressed: false }));
  expect(await screen.findByText('No missed calls.')).toBeVisible();
  expect(listBodies('getCallLogs').at(-1)).toMatchObject({ group: 'missed' });
  await person.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await rows()).toHaveLength(1);
});

it('the icon of a call asks before a phone rings, and then says what to do', async () => {
  office.calls = [call({ sid: 'CA1', contactName: 'Dale' }), call({ sid: 'CA2', from: 'anonymous' })];
  office.instead.startCall = () => HttpResponse.json({ success: true, callSid: 'CA3' });
  const person = await openTab('Call Analytics');
  const [row, hidden] = await rows();
  if (!row || !hidden) {
    throw new Error('no row');
  }
  expect(within(hidden).queryByRole('button')).toBeNull();
  await person.click(within(row).getByRole('button', { name: 'Call Dale' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Call Dale?' }));
  expect(listRequestNames()).not.toContain('startCall');
  expect(dialog.getByRole('link', { name: 'Call (918) 555-0188 from this phone' })).toBeVisible();
  expect(dialog.getByRole('button', { name: /Dale from the business number$/ })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(await dialog.findByText(/^The forwarding number is ringing/)).toBeVisible();
  expect(listBodies('startCall')).toMatchObject([{ to: customer }]);
});

it('a call keeps its place while it is open, and goes to its day once it has stopped waiting and is closed', async () => {
  const missed = { outcome: 'missed', status: 'no-answer', duration: 0 } as const;
  office.calls = [call({ sid: 'CA1' }), call({ sid: 'CA2', ...missed, followUp: 'waiting' })];
  const person = await openTab('Call Analytics');
  const [waiting] = await rows();
  const details = waiting?.querySelector('details');
  if (!waiting || !details) {
    throw new Error('no row');
  }
  const turn = (isOpen: boolean) => {
    details.open = isOpen;
    fireEvent(details, new Event('toggle'));
  };
  turn(true);
  await person.click(within(waiting).getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Missed, not called back · 0')).toBeVisible();
  expect((await rows())[0]).toBe(waiting);
  expect(waiting).toHaveTextContent('Done');
  turn(false);
  await waitFor(() => expect(screen.queryByText(/^Missed, not called back/)).toBeNull());
  expect((await rows())[1]).toBe(waiting);
});

it('codes of a call stand under Details', async () => {
  office.calls = [call({ sid: 'CA1', outcome: 'not_rung', status: 'no-answer', followUp: 'waiting' })];
  await openTab('Call Analytics');
  const [row] = await rows();
  const details = row && within(row).getByText('Details').closest('details');
  for (const shown of ['No phone rang', 'no-answer', 'CA1']) {
    expect(details).toHaveTextContent(shown);
  }
});

it('while the calls load their places stand, and a failure offers another try', async () => {
  let fail = () => {};
  const held = new Promise<void>((resolve) => void (fail = resolve));
  const failing = refusal(503, 'The database is not answering.');
  office.instead.getCallLogs = () => held.then(failing);
  const person = await openTab('Call Analytics');
  expect(await screen.findByText('Loading calls…')).toBeInTheDocument();
  fail();
  const failure = await screen.findByRole('group', { name: 'The call log: loading failed' });
  await findNotice('Failed to load call logs');
  office.instead = {};
  office.calls = [call({ sid: 'CA1' })];
  await person.click(within(failure).getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(1);
  expect(failure).not.toBeInTheDocument();
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
