/**
 * The drafts that version 2.5.1 stored: all in one record of texts. Its unsent messages are taken over, and with them
 * the attempts to send them, so that none is sent twice.
 */
import * as v from 'valibot';
import { attemptSchema, editMessageDraft, uploadedPictureSchema } from './message-drafts';
import { createStoredValue } from './stored-value';

const formerDrafts = createStoredValue('office-drafts', v.record(v.string(), v.string()));

const picturesSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(uploadedPictureSchema)), []);
const storedAttemptSchema = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), attemptSchema)), null);

/** Names in the record that stand for no contact. Those of notes and permissions have spaces. */
const otherNames = new Set(['owner', 'schedule', 'missedCalls', 'answers']);
const isContact = (name: string) => !name.includes(' ') && !otherNames.has(name);

export function convertFormerDrafts(userId: string): void {
  const former = formerDrafts.read();
  if (former === null) {
    return;
  }
  forgetFormerDrafts();
  if (former.owner !== undefined && former.owner !== userId) {
    return;
  }
  const names = Object.keys(former).map((name) => name.replace(/^(?:pictures|attempt) to /, ''));
  for (const contact of new Set(names.filter(isContact))) {
    editMessageDraft(contact, ({ text, pictures, attempt }) => ({
      text: text === '' ? (former[contact] ?? '') : text,
      pictures: pictures.length === 0 ? v.parse(picturesSchema, former[`pictures to ${contact}`]) : pictures,
      attempt: attempt ?? v.parse(storedAttemptSchema, former[`attempt to ${contact}`] ?? null),
    }));
  }
}

export const forgetFormerDrafts = (): void => formerDrafts.write(null);
