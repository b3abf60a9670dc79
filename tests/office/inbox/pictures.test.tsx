import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MessageMedia } from '../../../supabase/functions/_shared/contract/messages';
import { connectionLost, refusal } from '../../support/office/answers';
import { keepOutOfSight, scrollIntoSight } from '../../support/office/browser';
import { openConversation } from '../../support/office/inbox';
import { conversation, customer, message } from '../../support/office/office-rows';
import { listBodies, office } from '../../support/office/office-server';
import { findNotice, openTab } from '../../support/office/render-office';

const picture = (index: number): MessageMedia => {
  return { kind: 'picture', contentType: 'image/png', plays: null, fileName: `picture-${index + 1}.png` };
};
const messageId = '0b6f8f0e-5a3c-4a4f-9d5b-2f9f4b8f7a12';

beforeEach(() => {
  keepOutOfSight();
  const line = { contactName: 'Dale', lastMessage: '2 pictures' };
  office.conversations = [conversation({ conversationId: 'c1', ...line })];
});

async function open(...media: MessageMedia[]): Promise<UserEvent> {
  office.messages[customer] = [message({ id: messageId, body: '', media })];
  const person = await openTab('Messages');
  await openConversation(person, /2 pictures/);
  return person;
}

const log = () => within(screen.getByRole('log'));
const dialog = () => within(screen.getByRole('dialog'));

it('the pictures of a text load when scrolled into view, and open larger without another request', async () => {
  const person = await open(picture(0), picture(1));
  expect(log().getAllByText('Loading…')).toHaveLength(2);
  expect(listBodies('getMedia')).toEqual([]);
  scrollIntoSight();
  const first = await log().findByRole('img', { name: 'Picture 1 of 2 from Dale' });
  expect(first).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  const thumbnail = await log().findByRole('button', { name: 'Picture 2 of 2 from Dale' });
  expect(screen.getByRole('log').querySelector('p:empty')).toBeNull();
  await person.click(thumbnail);
  const opened = screen.getByRole('dialog', { name: 'Picture 2 of 2' });
  expect(opened).toHaveAccessibleDescription(/^From Dale, /);
  expect(dialog().getByRole('img', { name: 'Picture 2 of 2 from Dale' })).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Save picture' })).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(thumbnail).toHaveFocus());
  expect(listBodies('getMedia')).toEqual([0, 1].map((index) => ({ action: 'getMedia', messageId, index })));
});

it('the pictures of a text that can’t be loaded show the reason, and load on Retry', async () => {
  office.instead.getMedia = refusal(502, 'Twilio is not answering. Please try again in a moment.');
  const person = await open(picture(0));
  scrollIntoSight();
  const failed = await log().findByRole('group', { name: 'Picture from Dale: loading failed' });
  expect(failed).toHaveTextContent('Twilio is not answering.');
  expect(listBodies('getMedia'), 'tried twice').toHaveLength(2);
  office.instead.getMedia = connectionLost;
  await person.click(log().getByRole('button', { name: 'Retry' }));
  expect(await log().findByText('Not loaded.')).toBeVisible();
  office.instead = {};
  await person.click(log().getByRole('button', { name: 'Retry' }));
  expect(await log().findByRole('img', { name: 'Picture from Dale' })).toBeVisible();
});

it('a file that is not a picture can be saved under its name, and shows why saving failed', async () => {
  const person = await open({
    kind: 'file',
    contentType: 'application/pdf',
    plays: null,
    fileName: 'file-1.pdf',
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const button = log().getByRole('button', { name: 'Save file-1.pdf (application/pdf)' });
  expect(listBodies('getMedia')).toEqual([]);
  office.instead.getMedia = refusal(404, 'Twilio no longer has this file.');
  await person.click(button);
  await findNotice('Twilio no longer has this file.');
  office.instead.getMedia = () => new HttpResponse('%PDF');
  await person.click(button);
  await waitFor(() => expect(saved).toEqual(['file-1.pdf']));
  expect(listBodies('getMedia').at(-1)).toMatchObject({ messageId });
});

it('a file that is not a picture is only named, not offered for saving, when its type may run programs', async () => {
  await open({ kind: 'withheld', contentType: 'image/svg+xml', plays: null, fileName: 'file-1' });
  const sentence =
    'A file of type image/svg+xml is attached. It can’t be opened here: find it in the Twilio console.';
  expect(log().getByText(sentence)).toBeVisible();
  expect(log().queryByRole('button', { name: /Save/ })).toBeNull();
});
