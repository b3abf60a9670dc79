import { useState } from 'react';
import { maxQuotePictures } from '../../../supabase/functions/_shared/quote';
import type { ChosenPicture } from '../../ui/picture-list';
import type { QuotePicture } from './picture-tools';

type Tools = Pick<typeof import('./picture-tools'), 'preparePicture' | 'PictureList'>;

/** The pictures that go along with a quote request. */
export function useQuotePictures() {
  /** Null until there is a picture. */
  const [tools, setTools] = useState<Tools | null>(null);
  const [pictures, setPictures] = useState<readonly QuotePicture[]>([]);
  const [notice, setNotice] = useState('');

  return {
    pictures,
    notice,
    PictureList: tools?.PictureList,
    add: async (files: File[]) => {
      const room = maxQuotePictures - pictures.length;
      setNotice(files.length > room ? `You can add ${maxQuotePictures} pictures.` : '');
      try {
        const { addPictures, preparePicture, PictureList } = await import('./picture-tools');
        setTools({ preparePicture, PictureList });
        addPictures(files.slice(0, room), setPictures);
      } catch {
        setNotice('Pictures can’t be added right now. Try again, or send the request without them.');
      }
    },
    remove: (id: string) => {
      setNotice('');
      setPictures((known) => known.filter((picture) => picture.id !== id));
    },
    retry: (picture: ChosenPicture) => void tools?.preparePicture(picture, setPictures),
  };
}
