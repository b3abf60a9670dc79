/**
 * Asks for what the dashboard shows first, while the rest of the code is still on its way. The dashboard's HTML runs
 * this file first (build/write-site.ts).
 */
import { askInOrder, firstConversations, firstLogin, firstSettings } from '../api/first-questions';

void askInOrder({
  login: firstLogin.askEarly,
  settings: firstSettings.askEarly,
  conversations: firstConversations.askEarly,
});
