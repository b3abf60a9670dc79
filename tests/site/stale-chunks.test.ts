import { beforeEach, expect, test, vi } from 'vitest';
import { recoverFromStaleChunks } from '../../src/lib/stale-chunks';

const loseChunk = () => window.dispatchEvent(new Event('vite:preloadError'));

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

test('a lost chunk reloads the page once per deploy, and not while offline', () => {
  const reload = vi.fn();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  recoverFromStaleChunks('build-1', reload);
  loseChunk();
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  loseChunk();
  loseChunk();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a chunk that is still lost after the reload does not reload again, until the next deploy', async () => {
  const reloadAfter = async (buildId: string) => {
    // A reload starts the module anew; the session's storage stays.
    vi.resetModules();
    const { recoverFromStaleChunks: start } = await import('../../src/lib/stale-chunks');
    const reload = vi.fn();
    start(buildId, reload);
    loseChunk();
    return reload;
  };
  expect(await reloadAfter('build-1')).toHaveBeenCalledTimes(1);
  expect(await reloadAfter('build-1')).not.toHaveBeenCalled();
  expect(await reloadAfter('build-2')).toHaveBeenCalledTimes(1);
});
