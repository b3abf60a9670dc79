import { useRef } from 'react';
import { Dialog } from '../../ui/dialog';
import { closeShortcutList, shortcuts } from './shortcuts';

/** The list of the office's keys. */
export default function ShortcutList() {
  // Its opener is a key or an item of a menu, which is closed by now.
  const before = useRef(document.activeElement);
  return (
    <Dialog
      open
      onOpenChange={closeShortcutList}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (before.current instanceof HTMLElement) {
          before.current.focus();
        }
      }}
      title="Shortcuts"
      description="They work while you aren’t typing."
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        {shortcuts.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 rounded border border-steel px-2 text-center font-sans font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
