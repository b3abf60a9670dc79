/**
 * Asks for what the dashboard shows first, one after the other as specified, while the rest of the code is
 * still on its way. The dashboard's HTML runs this file first (build/write-site.ts).
 */
import { firstConversations, firstLogin, firstSettings } from './api/first-questions';
import { isStaff } from './auth/login';

async function askInOrder(): Promise<void> {
  const { state } = await firstLogin.askEarly();
  if (!isStaff(state)) return;
  await firstSettings.askEarly();
  await firstConversations.askEarly();
}

// The queries ask again and show what fails. Offline, they wait for a connection.
const isFirstLoad = !import.meta.env.SSR && !('hydrated' in document.documentElement.dataset);
if (isFirstLoad && navigator.onLine) askInOrder().catch(() => undefined);
