import { ImagePlus, Plus, SendHorizontal } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import {
  type Message,
  maxMessageLength,
  maxSentPictures,
  notConfirmedRepeatable,
} from '#functions/contract/messages';
import type { ScheduledText } from '#functions/contract/plans';
import { useIsMobile } from '../../ui/use-is-mobile';
import { IconButton } from '../shared/icon-button';
import { Menu, MenuItem } from '../shared/menu';
import { showToast } from '../shared/toast';
import { AttachmentList } from './attachment-list';
import { SavedReplies } from './saved-replies';
import { SendLater } from './send-later';
import { countSegments } from './text-segments';
import { useMessageDraft } from './use-message-draft';

type ComposerProps = {
  address: string;
  /** The number that texts are sent from. Null when none is saved. */
  businessNumber: string | null;
  /** The loaded messages of the conversation. */
  messages: readonly Message[];
  /** The texts that wait to be sent. */
  scheduled: readonly ScheduledText[];
};

const keysHint = 'Enter sends, Shift+Enter starts a new line';

/** The form for writing a text. Enter sends it. The box grows to six lines. */
export function Composer({ address, businessNumber, messages, scheduled }: ComposerProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const isMobile = useIsMobile();
  const draft = useMessageDraft(address);
  const attempted = messages.find(({ id: key }) => key === draft.attempt?.key);

  useEffect(() => {
    if (attempted) {
      draft.settle(attempted);
    } else if (scheduled.some(({ id: key }) => key === draft.attempt?.key)) {
      draft.settleScheduled();
    }
  });
  useFirstFocus(box);
  useMeasuredHeight(box, draft.text);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    draft.send(businessNumber);
    // The pressed button is disabled now.
    box.current?.focus();
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) {
      return;
    }
    // This Enter confirms an input-method word. Safari reports that only by key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      return;
    }
    event.preventDefault();
    draft.send(businessNumber);
  }

  function attach(files: File[]) {
    const room = maxSentPictures - draft.pictures.length;
    if (files.length > room) {
      showToast.error(`A message can have ${maxSentPictures} pictures at most.`);
    }
    void draft.attach(files.slice(0, room));
  }

  useDroppedFiles(attach);

  const insert = (body: string) => draft.write(`${draft.text.trimEnd()} ${body}`.trimStart());
  const isTooLong = draft.text.length > maxMessageLength;
  const tools = (
    <>
      <AttachButton isInMenu={isMobile} onFiles={attach} />
      <SavedReplies text={draft.text} onPick={insert} box={box} />
      <SendLater
        isReady={draft.isSendable || draft.isSending}
        onSend={(plan) => draft.sendLater(businessNumber, plan)}
      />
    </>
  );
  const send = (
    <SendButton isDisabled={!draft.isSendable} isShort={isMobile} describedBy={`${id}-length`}>
      {draft.isSending ? 'Sending…' : draft.failure === null ? 'Send' : 'Try again'}
    </SendButton>
  );
  const length = (
    <span
      id={`${id}-length`}
      className={`px-2.5 text-sm ${isTooLong ? 'font-bold text-stop' : 'text-steel'} empty:hidden`}
    >
      {describeLength(draft.text)}
    </span>
  );

  return (
    <form
      onSubmit={submit}
      onPaste={createPasteHandler(attach)}
      className="flex grow flex-col px-2 py-2 md:px-[max(0.75rem,(100%-61rem)/2)]"
    >
      {businessNumber === null ? (
        <p className="mb-1.5 px-1 text-sm/5 font-bold text-stop">
          No text can be sent yet. Save your business number under Settings first.
        </p>
      ) : null}
      {draft.failure === null ? null : (
        <Failure isKnown={draft.failure === 'failed'} reason={draft.failureReason} />
      )}
      <div className="flex grow flex-col rounded border border-steel bg-white focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus">
        <label htmlFor={id} className="sr-only">
          Message
        </label>
        <p id={`${id}-keys`} className="sr-only">
          {keysHint}.
        </p>
        {isMobile ? <AttachmentList {...attachments(draft)} /> : null}
        <div className="flex grow items-end">
          {isMobile ? (
            <Menu
              look="square"
              label="Add to the message"
              side="above"
              align="start"
              button={<Plus aria-hidden="true" className="size-5" />}
            >
              {tools}
            </Menu>
          ) : null}
          <textarea
            ref={box}
            id={id}
            rows={1}
            placeholder="Message"
            aria-describedby={`${id}-keys ${id}-length`}
            aria-invalid={isTooLong}
            aria-keyshortcuts="r"
            enterKeyHint="send"
            // Six lines at most. The frame shows the focus.
            className="field-sizing-content max-h-[9.875rem] min-h-11 w-full min-w-0 grow resize-none self-stretch bg-transparent px-1 pt-2.5 pb-1 text-base/6 outline-none! md:px-3"
            value={draft.text}
            onChange={(event) => draft.write(event.target.value)}
            onKeyDown={sendOnEnter}
          />
          {isMobile ? send : null}
        </div>
        {isMobile ? (
          length
        ) : (
          <>
            <AttachmentList {...attachments(draft)} />
            <div className="flex h-10 shrink-0 items-center pr-0.5 pl-0.5">
              {tools}
              <span className="grow" />
              {length}
              {send}
            </div>
          </>
        )}
      </div>
    </form>
  );
}

const attachments = ({ pictures, removePicture, retryPicture }: ReturnType<typeof useMessageDraft>) => ({
  files: pictures,
  onRemove: removePicture,
  onRetry: retryPicture,
});

/** Shorter texts show no count. */
const countedFrom = 140;

function describeLength(text: string): string | null {
  if (text.length > maxMessageLength) {
    return `${text.length} of ${maxMessageLength} characters`;
  }
  const segments = countSegments(text);
  return text.length < countedFrom && segments === 1
    ? null
    : `${text.length} · ${segments} ${segments === 1 ? 'text' : 'texts'}`;
}

type SendButtonProps = {
  isDisabled: boolean;
  /** Whether it is an icon alone. */
  isShort: boolean;
  describedBy: string;
  children: string;
};

/** The one filled button of a conversation. */
function SendButton({ isDisabled, isShort, describedBy, children }: SendButtonProps) {
  return (
    <button
      type="submit"
      disabled={isDisabled}
      title={keysHint}
      aria-describedby={describedBy}
      className={`button m-px shrink-0 border-0! disabled:cursor-default disabled:opacity-45 ${isShort ? 'size-11! p-0!' : 'min-h-9! px-4! py-0!'}`}
    >
      <span className={isShort ? 'sr-only' : ''}>{children}</span>
      <SendHorizontal aria-hidden="true" className="size-4.5" />
    </button>
  );
}

type AttachButtonProps = { isInMenu: boolean; onFiles: (files: File[]) => void };

/** Opens the camera, the gallery or the files. */
function AttachButton({ isInMenu, onFiles }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const label = 'Add pictures or files';
  const open = () => input.current?.click();
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // Without this, choosing the same file again would fire no event.
    target.value = '';
  }
  return (
    <>
      {isInMenu ? (
        <MenuItem Icon={ImagePlus} onClick={open}>
          {label}
        </MenuItem>
      ) : (
        <IconButton Icon={ImagePlus} label={label} className="h-9.5!" onClick={open} />
      )}
      <input ref={input} type="file" accept="image/*,application/pdf" multiple hidden onChange={take} />
    </>
  );
}

/** `isKnown`: whether the text was surely not sent. */
function Failure({ isKnown, reason }: { isKnown: boolean; reason: string | null }) {
  return (
    <p className="mb-1.5 px-1 text-sm/5 font-bold text-stop">
      {isKnown
        ? `This text was not sent${reason === null ? '.' : `: ${reason}`} It stays here until you send or change it.`
        : notConfirmedRepeatable}
    </p>
  );
}

/**
 * Focuses the box when the conversation opens, unless the focus is in use elsewhere. Not on a phone, where the keyboard
 * would cover the texts.
 */
function useFirstFocus(box: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = focused === document.body || (focused?.matches('[data-address]') ?? false);
    if (isFree && matchMedia('(min-width: 48rem)').matches && matchMedia('(pointer: fine)').matches) {
      box.current?.focus({ preventScroll: true });
    }
  }, [box]);
}

function fitHeight(element: HTMLTextAreaElement): void {
  element.style.height = '0';
  element.style.height = `${element.scrollHeight}px`;
}

/** Does what `field-sizing` does, for browsers without it. */
function useMeasuredHeight(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useEffect(() => {
    const element = box.current;
    if (element === null || 'fieldSizing' in document.documentElement.style) {
      return;
    }
    fitHeight(element);
  }, [box, text]);
}

const createPasteHandler = (onFiles: (files: File[]) => void) => (event: ClipboardEvent) => {
  const pictures = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
  // Word processors also put a picture of the text on the clipboard.
  if (pictures.length === 0 || event.clipboardData.getData('text/plain') !== '') {
    return;
  }
  event.preventDefault();
  onFiles(pictures);
};

/** Takes files that are dropped anywhere on the page, which the browser would open in its place. */
function useDroppedFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) {
      return;
    }
    event.preventDefault();
    // Also what can't be sent, whose problem then shows.
    if (event.type === 'drop') {
      onFiles([...event.dataTransfer.files]);
    }
  });
  useEffect(() => {
    const left = new AbortController();
    for (const name of ['dragover', 'drop'] as const) {
      document.addEventListener(name, (event) => take(event), left);
    }
    return () => left.abort();
  }, []);
}
