import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Activity, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Tabs, TabsContent } from '../ui/tabs';
import { showToast } from './shared/toast';
import {
  isRefusal,
  isSpentLink,
  isStaff,
  refusalMessages,
  spentLinkMessage,
  useAccess,
  useIsAdmin,
  useSignOut,
} from './auth/access';
import { useOfficeManifest, useOfficeWorker } from './alerts/alert-device';
import { officePaths } from '../content/navigation';
import { LiveInbox } from './inbox/live-inbox';
import { MessagesTab } from './inbox/messages-tab';
import { DashboardHead } from './office-head';
import { OfficeTabsList } from './office-tabs-list';
import {
  callsQuery,
  conversationsQuery,
  openConversations,
  phoneNumbersQuery,
  reconciledCallsQuery,
  reconciliationQuery,
  settingsQuery,
} from './api/queries';
import { ActionButton } from './shared/action-button';
import { lazyPart } from './shared/lazy-part';
import { Spinner } from './shared/spinner';
import { type OfficeTab, useOfficeAddress } from './use-office-address';

// Messages is the tab people work in, so only the other tabs load lazily.
const SettingsTab = lazyPart('settings', async () => (await import('./settings/settings-tab')).SettingsTab);
const CallForwardingTab = lazyPart(
  'call-forwarding',
  async () => (await import('./forwarding/call-forwarding-tab')).CallForwardingTab,
);
const CallAnalyticsTab = lazyPart(
  'call-analytics',
  async () => (await import('./calls/call-analytics-tab')).CallAnalyticsTab,
);

/** The access check, then the four tabs. */
export function DashboardPage() {
  const { state, isPaused } = useAccess();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const signingOut = useSignOut();
  const isTold = useRef(false);
  useOfficeManifest();

  useEffect(() => {
    if (state === 'second-step') void navigate(officePaths.login, { replace: true });
    if (state === 'left') void navigate('/', { replace: true });
    // `navigate` changes with the address, which runs this effect again. Show the toast only once.
    if (!isRefusal(state) || isTold.current) return;
    isTold.current = true;
    showToast.error(refusalMessages[state]);
    if (state === 'signed-out' && isSpentLink(hash)) showToast.error(spentLinkMessage);
    void navigate('/', { replace: true });
  }, [state, hash, navigate]);

  return (
    <>
      <DashboardHead />
      <div className="office-heading page-width flex min-h-14 flex-wrap items-center justify-between gap-x-3">
        <h1 tabIndex={-1} className="text-xl md:text-2xl">
          Admin dashboard
        </h1>
        {isStaff(state) ? (
          <ActionButton action={signingOut} busy="Signing out…" Icon={LogOut}>
            Sign out
          </ActionButton>
        ) : null}
      </div>
      <div className="page-width pt-1 pb-8">
        {isStaff(state) ? (
          <Dashboard />
        ) : (
          <Spinner label={isPaused ? 'Waiting for a connection…' : 'Checking access…'} />
        )}
        {state !== 'admin' && isPaused ? (
          <p>
            You are offline. Conversations, calls and settings will load by themselves once you are connected
            again.
          </p>
        ) : null}
      </div>
    </>
  );
}

/** Shows the tabs once the settings have loaded or failed. Each panel shows its own error. */
function Dashboard() {
  const settings = useQuery(settingsQuery);
  if (settings.isFetched) return <OfficeTabs />;
  return <Spinner label={settings.isPaused ? 'Waiting for a connection…' : 'The office is loading…'} />;
}

/** Mounts after the settings request, so that all other requests come later. */
function OfficeTabs() {
  const isAdmin = useIsAdmin();
  useOfficeWorker();
  // Preloads the data of all tabs into the cache.
  useQuery({ ...phoneNumbersQuery, enabled: isAdmin });
  useInfiniteQuery(callsQuery('all'));
  useQuery(reconciledCallsQuery);
  useQuery(reconciliationQuery);
  useInfiniteQuery(conversationsQuery(openConversations));

  const { tab, openTab } = useOfficeAddress();
  return (
    <>
      <LiveInbox />
      <Tabs value={tab} onValueChange={openTab}>
        <OfficeTabsList />
        <TabPanel value="settings" current={tab}>
          <SettingsTab />
        </TabPanel>
        <TabPanel value="messages" current={tab}>
          <MessagesTab />
        </TabPanel>
        {isAdmin ? (
          <TabPanel value="call-forwarding" current={tab}>
            <CallForwardingTab />
          </TabPanel>
        ) : null}
        <TabPanel value="call-analytics" current={tab}>
          <CallAnalyticsTab />
        </TabPanel>
      </Tabs>
    </>
  );
}

type TabPanelProps = { value: OfficeTab; current: OfficeTab; children: ReactNode };

/** Keeps a tab's state while it is hidden. A hidden tab makes no requests. */
function TabPanel({ value, current, children }: TabPanelProps) {
  const isHidden = value !== current;
  return (
    <TabsContent value={value} forceMount hidden={isHidden} className="pt-3 md:pt-5">
      <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
    </TabsContent>
  );
}
