import { ImagePlus, Send } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { type Message, maxMessageLength, maxSentPictures } from '#functions/contract/messages';
import { PictureButton } from '../../ui/picture-button';
import { PictureList } from '../../ui/picture-list';
import { SavedReplies } from './saved-replies';
import { TextLength } from '../forms/field';
import { SubmitButton } from '../forms/submit-button';
import { showToast } from '../shared/toast';
import { useMessageDraft } from './use-message-draft';

type ComposerProps = {
  otherNumber: string;
  /** The number that texts are sent from. Null when none is saved. */
  businessNumber: string | null;
  /** The loaded messages of the conversation. */
  messages: readonly Message[];
};

/** The form for writing a text. Enter sends it. */
export function Composer({ otherNumber, businessNumber, messages }: ComposerProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useMessageDraft(otherNumber);
  const attempted = messages.find(({ id: key }) => key === draft.attempt?.key);

  useEffect(() => {
    if (attempted) draft.settle(attempted);
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    draft.send(businessNumber);
    // The pressed button is disabled now.
    box.current?.focus();
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return;
    // This Enter confirms an input-method word. Safari reports that only by key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    draft.send(businessNumber);
  }

  function attach(files: File[]) {
    const room = maxSentPictures - draft.pictures.length;
    if (files.length > room) showToast.error(`A message can have ${maxSentPictures} pictures at most.`);
    draft.attach(files.slice(0, room));
  }

  useDroppedFiles(attach, box, draft.pictures.length);

  const insert = (body: string) => draft.write(`${draft.text.trimEnd()} ${body}`.trimStart());

  return (
    <form
      onSubmit={submit}
      onPaste={pasted(attach)}
      className="border-t border-ink p-3 min-[20rem]:not-tall:grid min-[20rem]:not-tall:grid-cols-[1fr_auto] min-[20rem]:not-tall:gap-x-2 min-[20rem]:not-tall:py-1"
    >
      <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          Message
        </label>
        <p id={`${id}-keys`} className="text-sm text-steel">
          <span className="pointer-coarse:sr-only">Enter sends, Shift+Enter starts a new line.</span>{' '}
          <TextLength text={draft.text} max={maxMessageLength} />
        </p>
      </div>
      <textarea
        ref={box}
        id={id}
        rows={2}
        aria-describedby={`${id}-keys`}
        aria-invalid={draft.text.length > maxMessageLength}
        enterKeyHint="send"
        className="mt-1 block w-full rounded border-2 border-steel bg-white px-3 py-2 min-[20rem]:not-tall:h-12 aria-invalid:border-stop"
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <PictureList pictures={draft.pictures} onRemove={draft.removePicture} onRetry={draft.retryPicture} />
      <div className="mt-2 flex flex-wrap justify-between gap-2 min-[20rem]:not-tall:col-start-2 min-[20rem]:not-tall:row-start-2 min-[20rem]:not-tall:mt-1">
        <div className="flex flex-wrap gap-2">
          <SavedReplies text={draft.text} onPick={insert} box={box} />
          <PictureButton className="px-3!" onFiles={attach}>
            <ImagePlus aria-hidden="true" className="size-5" />
            <span className="max-lg:sr-only">Add pictures</span>
          </PictureButton>
        </div>
        <SubmitButton disabled={!draft.isSendable}>
          <Send aria-hidden="true" className="size-5" />
          {draft.isSending ? 'Sending…' : 'Send'}
        </SubmitButton>
      </div>
      {draft.failure === null ? null : <Failure isKnown={draft.failure === 'failed'} />}
    </form>
  );
}

/** `isKnown`: whether the text was surely not sent. */
function Failure({ isKnown }: { isKnown: boolean }) {
  return (
    <p className="col-span-full mt-2 text-sm font-semibold text-stop">
      {isKnown
        ? 'This text was not sent. It stays here until you send or change it.'
        : 'Not confirmed yet: this text may or may not have been sent. If you send it again, the customer still gets it only once.'}
    </p>
  );
}

const pasted = (onFiles: (files: File[]) => void) => (event: ClipboardEvent) => {
  const pictures = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
  // Word processors also put a picture of the text on the clipboard.
  if (pictures.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
  event.preventDefault();
  onFiles(pictures);
};

/**
 * Takes files that are dropped anywhere on the page, which the browser would open in its place. Scrolls the message
 * into view when the count of its pictures changes.
 */
function useDroppedFiles(
  onFiles: (files: File[]) => void,
  box: RefObject<HTMLTextAreaElement | null>,
  count: number,
): void {
  useEffect(() => {
    if (count > 0) box.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [box, count]);
  const take = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    // Also what is no picture, whose problem then shows.
    if (event.type === 'drop') onFiles([...event.dataTransfer.files]);
  });
  useEffect(() => {
    const left = new AbortController();
    for (const name of ['dragover', 'drop'] as const)
      document.addEventListener(name, (event) => take(event), left);
    return () => left.abort();
  }, []);
}
