import { ChevronDown } from 'lucide-react';
import type { ConversationState } from '#functions/contract/conversations';
import { Menu, MenuItem } from '../shared/menu';

const views: readonly { state: ConversationState; label: string }[] = [
  { state: 'open', label: 'Open' },
  { state: 'waiting', label: 'Waiting' },
  { state: 'all', label: 'All' },
  { state: 'unanswered', label: 'Unanswered' },
  { state: 'failed', label: 'Failed' },
  { state: 'requests', label: 'Requests' },
  { state: 'visits', label: 'Visits' },
  { state: 'mine', label: 'Mine' },
  { state: 'done', label: 'Done' },
  { state: 'suspected', label: 'Suspected' },
];

type ViewMenuProps = { state: ConversationState; onChange: (state: ConversationState) => void };

/** Chooses which conversations the list shows. */
export function ViewMenu({ state, onChange }: ViewMenuProps) {
  return (
    <Menu
      align="start"
      className="-ml-2.5 shrink-0"
      button={
        <span className="flex items-center gap-1 font-heading">
          <span className="sr-only">Which conversations: </span>
          <span>{views.find((view) => view.state === state)?.label}</span>
          <ChevronDown aria-hidden="true" className="size-4" />
        </span>
      }
    >
      {views.map((view) => (
        <MenuItem key={view.state} aria-pressed={view.state === state} onClick={() => onChange(view.state)}>
          {view.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
