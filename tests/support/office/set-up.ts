/**
 * Gives each test an empty office. The files share one process, where the modules load once, so that only a file
 * like this one can register hooks for each of them.
 */
import { toast } from 'sonner';
import { afterEach, beforeEach } from 'vitest';
import { allInSight } from './browser';
import { emptyOffice } from './office-server';
import { showPage } from './page-visibility';

beforeEach(emptyOffice);
afterEach(() => {
  // Notices outlive the page that showed them.
  toast.dismiss();
  allInSight();
  // The console guard restores the spy, so listeners are told that the page is visible again.
  showPage();
});
