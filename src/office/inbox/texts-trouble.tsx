import { Button } from '../shared/button';
import { focusTab } from '../shared/use-office-address';
import { useTextsState } from './use-texts-state';

/**
 * Says at the list's lower edge that no texts arrive here, because the setup notice under it may be below the window's.
 * It is known late, and there it moves no row.
 */
export default function TextsTrouble() {
  const state = useTextsState();
  if (state === 'works' || state === 'unknown') {
    return null;
  }
  return (
    <p className="sticky bottom-0 z-1 flex flex-wrap items-center gap-x-2 border-t border-l-4 border-t-edge border-l-amber bg-white pr-4 pl-3 text-sm max-md:bottom-(--tabs)">
      <span>Texts don’t reach this office yet.</span>
      <Button look="underlined" onClick={() => focusTab('settings')}>
        Set up
      </Button>
    </p>
  );
}
