/** The fields of the quote form. */
import { type ReactNode, useRef, useState } from 'react';
import { maxQuotePictures, smsConsent } from '#functions/quote';
import { pictureNote, policiesNote } from '../../content/main-pages/quote-form';
import { pictureActions } from '../../ui/chosen-pictures';
import { PictureButton } from '../../ui/picture-button';
import { PictureList } from '../../ui/picture-list';
import { RichText } from '../shared/rich-text';
import { attachedPictures } from './kept-request';
import { fieldId, type quoteFields } from './quote-fields';

type CellProps = {
  id: string;
  isWide?: boolean;
  problem?: string | undefined;
  hint: ReactNode;
  children: ReactNode;
};

/** A field with its problem and hint below. */
function Cell({ id, isWide = false, problem, hint, children }: CellProps) {
  return (
    <div
      className={`bg-white py-4 pr-4 sm:pr-6 ${isWide ? 'lg:col-span-2' : ''} ${problem ? 'border-l-8 border-stop pl-2 sm:pl-4' : 'pl-4 sm:pl-6'}`}
    >
      {children}
      {problem ? (
        <p id={`${id}-problem`} className="mt-1 font-semibold text-stop">
          {problem}
        </p>
      ) : null}
      {hint ? (
        <div id={`${id}-hint`} className="mt-1 text-sm text-slate">
          {hint}
        </div>
      ) : null}
    </div>
  );
}

type FieldProps = Pick<CellProps, 'problem' | 'hint'> & { field: (typeof quoteFields)[number] };

export function Field({ field, problem, hint }: FieldProps) {
  const { name, label, choices, input } = field;
  const id = fieldId(name);
  const isLong = name === 'description';
  const Box = isLong ? 'textarea' : 'input';
  const notes = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].join(' ').trim() || undefined;
  return (
    <Cell id={id} isWide={isLong} problem={problem} hint={hint}>
      {choices ? (
        <fieldset aria-describedby={notes}>
          <legend className="font-semibold">{label}</legend>
          <div className="mt-1 flex flex-wrap gap-2">
            {choices.map((choice, index) => (
              <label
                key={choice.value}
                className="inline-flex min-h-12 cursor-pointer items-center gap-2.5 rounded border border-steel bg-paper px-3 has-checked:border-ink has-checked:bg-ink has-checked:text-white"
              >
                <input
                  {...input}
                  type="radio"
                  // The summary of problems links to the first choice.
                  id={index === 0 ? id : undefined}
                  name={name}
                  value={choice.value}
                  className="size-5 shrink-0 scroll-mt-16 accent-amber"
                />
                {choice.label}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <>
          <label htmlFor={id} className="block font-semibold">
            {label}
          </label>
          <Box
            {...input}
            id={id}
            name={name}
            aria-describedby={notes}
            aria-invalid={problem ? true : undefined}
            className={`mt-1 block w-full scroll-mt-14 rounded border bg-paper px-3 text-base ${isLong ? 'min-h-32' : 'min-h-12'} ${problem ? 'border-2 border-stop' : 'border-steel border-b-2 border-b-ink'}`}
          />
        </>
      )}
    </Cell>
  );
}

/** Consent to texts. It must never be checked by default, required, or combined with other terms. */
export function ConsentField() {
  const id = fieldId('smsConsent');
  return (
    <Cell id={id} isWide hint={<RichText text={policiesNote} />}>
      <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded border-2 border-steel p-3 sm:p-4 lg:items-center">
        <input
          type="checkbox"
          id={id}
          name="smsConsent"
          className="mt-0.5 size-6 shrink-0 accent-ink lg:mt-0"
        />
        <span>{smsConsent.text}</span>
      </label>
    </Cell>
  );
}

async function base64(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const { attach, removePicture, retryPicture } = pictureActions(
  (change) => attachedPictures.set(change(attachedPictures.get())),
  base64,
);

/** Pictures of the machine, from the camera or the gallery. */
export function PictureField() {
  const pictures = attachedPictures.useValue();
  const addButton = useRef<HTMLButtonElement>(null);
  const [notice, setNotice] = useState('');

  function add(files: File[]) {
    const room = maxQuotePictures - pictures.length;
    setNotice(files.length > room ? `That’s too many. You can add up to ${maxQuotePictures}.` : '');
    attach(files.slice(0, room));
  }

  function remove(id: string) {
    setNotice('');
    removePicture(id);
    // Its own button is gone.
    addButton.current?.focus();
  }

  return (
    <Cell id="quote-pictures" isWide hint={pictureNote(maxQuotePictures)}>
      <PictureButton ref={addButton} onFiles={add}>
        Add pictures
      </PictureButton>
      <p role="status" className="font-semibold text-stop">
        {notice}
      </p>
      <PictureList pictures={pictures} onRemove={remove} onRetry={retryPicture} />
    </Cell>
  );
}
