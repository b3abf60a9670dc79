/** What becomes of a chosen file before it is uploaded. */
import { maxSentBytes } from '#functions/contract/messages';
import { type ChosenPicture, UnsendableFile, shrinkPicture } from '../../ui/chosen-pictures';

const pdfType = 'application/pdf';
const pdfStart = '%PDF-';
const bytesPerMegabyte = 1_000_000;

const nameFile = (file: Blob) => (file instanceof File ? file.name : 'This file');

const isPdf = async (file: Blob) => (await file.slice(0, pdfStart.length).text()) === pdfStart;

/**
 * A picture is redrawn smaller, and a PDF document, known by its first bytes, stays as it is. Throws
 * {@link UnsendableFile} for anything else.
 */
export async function prepareAttachment(file: Blob): Promise<Blob> {
  if (await isPdf(file)) {
    if (file.size > maxSentBytes) {
      throw new UnsendableFile(
        `${nameFile(file)} is larger than ${maxSentBytes / bytesPerMegabyte} MB. Remove it to send.`,
      );
    }
    return new Blob([file], { type: pdfType });
  }
  return shrinkPicture(file).catch(() => {
    throw new UnsendableFile(`${nameFile(file)} can’t be read as a picture or PDF. Remove it to send.`);
  });
}

const maxNameLength = 60;

/** The name without its extension, in letters that every phone and every address takes. */
function simplifyName(name: string): string {
  const simple = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^\w]+/g, '-')
    .slice(0, maxNameLength)
    .replace(/^[-_]+|[-_]+$/g, '');
  return simple === '' ? 'document' : simple;
}

/** Where a file is uploaded to. A document is saved under the last part of it. */
export const buildUploadPath = (ready: Blob, { id, file }: Pick<ChosenPicture, 'id' | 'file'>): string =>
  ready.type === pdfType ? `${id}/${simplifyName(file === null ? '' : nameFile(file))}.pdf` : `${id}.jpg`;

/** The name of a document, as it was chosen or, after a reload, as it was uploaded. Null for a picture. */
export function findDocumentName({ file, content }: Pick<ChosenPicture, 'file' | 'content'>): string | null {
  const chosen = file === null ? '' : nameFile(file);
  if (!(content ?? chosen).toLowerCase().endsWith('.pdf')) {
    return null;
  }
  return chosen === '' ? (content?.split('/').at(-1) ?? null) : chosen;
}
