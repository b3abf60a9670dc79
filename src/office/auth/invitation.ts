/** The invitation whose link was opened, until it is used. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invitationParameter } from '#functions/contract/people';
import { createSharedValue } from '../../ui/shared-value';

const storageKey = 'office-invitation';

/** Storage may be blocked. The secret then lasts until the page is left. */
function tryStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}

const secretOfTab = createSharedValue(
  import.meta.env.SSR ? null : tryStorage((storage) => storage.getItem(storageKey)),
);

function keepInvitation(secret: string): void {
  tryStorage((storage) => storage.setItem(storageKey, secret));
  secretOfTab.set(secret);
}

export function forgetInvitation(): void {
  tryStorage((storage) => storage.removeItem(storageKey));
  secretOfTab.set(null);
}

/** The secret of the invitation that is waiting in this tab, or null. */
export const readPendingInvitation = () => secretOfTab.get();

/**
 * The same for a page of the office. Takes the secret out of the address, so that neither the browser's history nor
 * another site gets it.
 */
export function useInvitation(): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const kept = secretOfTab.useValue();
  const given = new URLSearchParams(search).get(invitationParameter);
  useEffect(() => {
    if (given === null) {
      return;
    }
    keepInvitation(given);
    const others = new URLSearchParams(search);
    others.delete(invitationParameter);
    void navigate({ pathname, search: others.toString(), hash }, { replace: true });
  }, [given, pathname, search, hash, navigate]);
  return given ?? kept;
}
