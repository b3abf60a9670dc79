import { useState } from 'react';
import { maxQuotePictures } from '../../../supabase/functions/_shared/quote';
import type { ChosenPicture } from '../../ui/picture-list';

/** What only a visitor with pictures needs. */
const loadTools = async () => ({
  ...(await import('../../ui/picture-list')),
  ...(await import('../../ui/shrink-picture')),
});

/** `data` is the picture in base64, once it is small. */
type QuotePicture = ChosenPicture & { data: string };

const base64 = async (picture: Blob) => {
  const letters = new Uint8Array(await picture.arrayBuffer()).reduce(
    (text, byte) => text + String.fromCharCode(byte),
    '',
  );
  return btoa(letters);
};

/** The pictures that go along with a quote request. */
export function useQuotePictures() {
  const [tools, setTools] = useState<Awaited<ReturnType<typeof loadTools>> | null>(null);
  const [pictures, setPictures] = useState<readonly QuotePicture[]>([]);
  const [notice, setNotice] = useState('');

  async function prepare({ id, file }: ChosenPicture, { shrinkPicture }: NonNullable<typeof tools>) {
    const note = (news: Partial<QuotePicture>) =>
      setPictures((known) => known.map((picture) => (picture.id === id ? { ...picture, ...news } : picture)));
    note({ problem: null });
    try {
      note({ data: await base64(await shrinkPicture(file)), isReady: true });
    } catch {
      note({ problem: 'This file can’t be read as a picture. Try a JPEG or PNG.' });
    }
  }

  return {
    pictures,
    notice,
    PictureList: tools?.PictureList ?? null,
    add: async (files: File[]) => {
      const room = maxQuotePictures - pictures.length;
      setNotice(files.length > room ? `You can add ${maxQuotePictures} pictures.` : '');
      const added = files
        .slice(0, room)
        .map((file) => ({ id: crypto.randomUUID(), file, isReady: false, problem: null, data: '' }));
      let loaded: Awaited<ReturnType<typeof loadTools>>;
      try {
        loaded = await loadTools();
      } catch {
        setNotice('Pictures can’t be added right now. Try again, or send the request without them.');
        return;
      }
      setTools(loaded);
      setPictures((known) => [...known, ...added].slice(0, maxQuotePictures));
      for (const picture of added) void prepare(picture, loaded);
    },
    remove: (id: string) => {
      setNotice('');
      setPictures((known) => known.filter((picture) => picture.id !== id));
    },
    retry: (picture: ChosenPicture) => void (tools && prepare(picture, tools)),
  };
}
