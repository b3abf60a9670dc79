import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { openDialogs } from './open-dialogs';

type DialogProps = {
  /** The button that opens it, and gets the focus back when it closes. Left out for one that something else opens. */
  trigger?: ReactElement;
  title: string;
  /** One sentence on what the dialog is for. */
  description: string;
  children: ReactNode;
  /** For pictures. */
  isWide?: boolean;
  /** Keeps to the right edge, at the window's full height. */
  isSheet?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** May prevent the event and focus something other than the trigger. */
  onCloseAutoFocus?: (event: Event) => void;
};

// TypeScript doesn't know it yet: https://developer.mozilla.org/docs/Web/API/CloseWatcher
declare const CloseWatcher: new () => { onclose: () => void; destroy: () => void };

/** Where the browser has close watchers, Android's Back presses it instead of leaving the page. */
function CloseButton() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!('CloseWatcher' in globalThis)) {
      return undefined;
    }
    const watcher = new CloseWatcher();
    watcher.onclose = () => button.current?.click();
    return () => watcher.destroy();
  }, []);
  return (
    <Primitive.Close
      ref={button}
      aria-label="Close"
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded border-2 border-ink hover:bg-paper"
    >
      <X aria-hidden="true" className="size-5" />
    </Primitive.Close>
  );
}

/** Has the dialog counted while it is open. */
function OpenMark() {
  useEffect(() => {
    openDialogs.set(openDialogs.get() + 1);
    return () => openDialogs.set(openDialogs.get() - 1);
  }, []);
  return null;
}

/** A modal dialog. Escape, its close button and a click outside close it. */
export function Dialog(props: DialogProps) {
  const { trigger, title, description, children, isWide, isSheet, onCloseAutoFocus, ...root } = props;
  const place = isSheet
    ? 'top-0 right-0 bottom-(--toast-room,0px) w-full sm:w-80 md:top-(--toast-room,0px) md:bottom-0'
    : `top-1/2 left-1/2 max-h-[calc(100dvh-2rem-2*var(--toast-room,0px))] w-[calc(100vw-2rem)] -translate-1/2 rounded border-2 ${isWide ? 'max-w-4xl' : 'max-w-xl'}`;
  return (
    <Primitive.Root {...root}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-night/70" />
        <Primitive.Content
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          className={`fixed z-50 overflow-y-auto border-ink bg-white ${place}`}
        >
          {isSheet ? null : <OpenMark />}
          <div className="flex items-start justify-between gap-3 border-b border-ink p-4 md:px-6">
            <div className="min-w-0 wrap-anywhere">
              <Primitive.Title className="text-xl md:text-2xl">{title}</Primitive.Title>
              <Primitive.Description className="mt-1 text-slate">{description}</Primitive.Description>
            </div>
            <CloseButton />
          </div>
          <div className="p-4 md:p-6">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
