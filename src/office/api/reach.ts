import { getBackendUrl } from '../../backend-url';

/** How soon a backend that was out of reach is tried again. */
const lookAgainMs = 10_000;
const patienceMs = 10_000;

/** Whether the backend answers at all. Any answer will do. */
async function doesBackendAnswer(): Promise<boolean> {
  const options = { method: 'HEAD', mode: 'no-cors', cache: 'no-store' } as const;
  return fetch(`${getBackendUrl()}/auth/v1/health`, {
    ...options,
    signal: AbortSignal.timeout(patienceMs),
  }).then(
    () => true,
    () => false,
  );
}

/**
 * Whether the backend seems to be in reach. Where the browser says that it is offline, that is tried, because it also
 * says so while the network works, for example with a VPN or a virtual adapter.
 */
export const isBackendInReach = async (): Promise<boolean> => navigator.onLine || doesBackendAnswer();

/** The first requests may fail before anybody watches. */
let hasFailed = false;
const noteFailure = () => {
  hasFailed = true;
};
let lookAfterFailure = noteFailure;

/** Call this when a request got no answer. The browser may say that it is online although it isn't. */
export const noteNoAnswer = (): void => lookAfterFailure();

/** Tells whether the backend is in reach, now and whenever that may have changed. Returns how to end that. */
export function watchReach(tell: (isInReach: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWatching = true;
  let isLooking = false;

  async function look(isIt: () => Promise<boolean>): Promise<void> {
    if (isLooking) {
      return;
    }
    isLooking = true;
    clearTimeout(timer);
    const isInReach = await isIt();
    isLooking = false;
    if (!isWatching) {
      return;
    }
    tell(isInReach);
    if (!isInReach) {
      timer = setTimeout(() => void look(doesBackendAnswer), lookAgainMs);
    }
  }

  const onChange = () => void look(isBackendInReach);
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  lookAfterFailure = () => void look(doesBackendAnswer);
  void look(hasFailed ? doesBackendAnswer : isBackendInReach);
  hasFailed = false;
  return () => {
    isWatching = false;
    lookAfterFailure = noteFailure;
    clearTimeout(timer);
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
