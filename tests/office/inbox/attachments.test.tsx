import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { maxSentBytes } from '../../../supabase/functions/_shared/contract/messages';
import { box, fillInbox, openConversation, openCustomer, openInbox, send } from '../../support/office/inbox';
import { customer, message } from '../../support/office/office-rows';
import { listBodies, office } from '../../support/office/office-server';

beforeEach(fillInbox);

const attached = async () => within(await screen.findByRole('list', { name: 'Attached pictures and files' }));

/** Drops a file anywhere on the page. */
const give = (file: File) =>
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } });

it('a PDF document is sent under a plain name of its own', async () => {
  const person = await openCustomer();
  give(new File(['%PDF-1.7 quote'], '.. Quote №12 (final).pdf', { type: 'application/pdf' }));
  expect(await (await attached()).findByText('.. Quote №12 (final).pdf')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  await send(person);
  const [path] = office.uploads;
  expect(path).toMatch(/^[0-9a-f-]{36}\/Quote-No12-final\.pdf$/);
  expect(listBodies('sendMessage')).toMatchObject([{ body: '', media: [{ path }] }]);
});

it.each([
  [
    'plate.heic',
    'no picture',
    'image/heic',
    'plate.heic can’t be read as a picture or PDF. Remove it to send.',
  ],
  ['fake.pdf', 'MZ', 'application/pdf', 'fake.pdf can’t be read as a picture or PDF. Remove it to send.'],
  [
    'book.pdf',
    `%PDF-${'x'.repeat(maxSentBytes)}`,
    'application/pdf',
    'book.pdf is larger than 5 MB. Remove it to send.',
  ],
])('%s can’t be sent, says why beside it, and can only be removed', async (name, bytes, type, problem) => {
  const person = await openCustomer();
  await person.type(box(), 'Here it is');
  give(new File([bytes], name, { type }));
  expect(await (await attached()).findByRole('alert')).toHaveTextContent(problem);
  expect((await attached()).queryByRole('button', { name: /Retry/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await person.click((await attached()).getByRole('button', { name: /^Remove/ }));
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

it.each([
  ['video', 'video/mp4', 'Video'],
  ['sound', 'audio/mpeg', 'Sound'],
] as const)(
  'a %s plays in its place, and can be saved where the browser can’t play it',
  async (plays, contentType, name) => {
    const media = [{ kind: 'file', contentType, plays, fileName: 'file-1' }] as const;
    office.messages[customer] = [message({ id: '0b6f8f0e-5a3c-4a4f-9d5b-2f9f4b8f7a12', media: [...media] })];
    const person = await openInbox();
    const log = within(await openConversation(person));
    expect(listBodies('getMedia')).toEqual([]);
    office.instead.getMedia = () => new HttpResponse('bytes', { headers: { 'content-type': contentType } });
    await person.click(log.getByRole('button', { name: new RegExp(`^Play ${plays}`) }));
    const player = await log.findByLabelText(`${name} from (918) 555-0188`);
    expect(player).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    fireEvent.error(player);
    expect(log.getByText(`This browser can’t play this ${plays}.`)).toBeVisible();
    expect(log.getByRole('button', { name: `Save file-1 (${contentType})` })).toBeVisible();
  },
);
