import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showToast } from './shared/toast';
import {
  isSpentLink,
  loginQuery,
  refusalMessages,
  spentLinkMessage,
  useAccess,
  useIsAdmin,
  useSignOut,
} from './auth/access';
import { isStaff } from './auth/login';
import { askInOrder } from './api/first-questions';
import { nextQueryClient } from './api/query-client';
import { useOfficeManifest, useOfficeWorker } from './alerts/alert-device';
import { officePaths } from '../content/office-paths';
import { LiveInbox } from './inbox/live-inbox';
import { DashboardHead } from './office-head';
import { OfficeTabs } from './office-tabs';
import {
  callsQuery,
  conversationsQuery,
  initialFilter,
  phoneNumbersQuery,
  reconciledCallsQuery,
  reconciliationQuery,
  settingsQuery,
} from './api/queries';
import { ActionButton } from './shared/action-button';
import { Spinner } from './shared/spinner';
import { useToday } from './shared/timestamp';

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
    if (state === 'signed-out-here') void navigate('/', { replace: true });
    const refusal = refusalMessages[state];
    // `navigate` changes with the address, which runs this effect again. Show the toast only once.
    if (refusal === undefined || isTold.current) return;
    isTold.current = true;
    showToast.error(refusal);
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
        {!isStaff(state) && isPaused ? (
          <p>
            You are offline. Conversations, calls and settings will load by themselves once you are connected
            again.
          </p>
        ) : null}
      </div>
    </>
  );
}

/** The page's component. Before React takes over the page, its queries take the answers to the first questions. */
export function openDashboard() {
  const queryClient = nextQueryClient();
  void askInOrder({
    login: () => queryClient.fetchQuery(loginQuery),
    settings: () => queryClient.fetchQuery(settingsQuery),
    conversations: () => queryClient.prefetchInfiniteQuery(conversationsQuery(initialFilter)),
  });
  return DashboardPage;
}

/** Shows the tabs once the settings have loaded or failed. Each panel shows its own error. */
function Dashboard() {
  const settings = useQuery(settingsQuery);
  if (settings.isFetched) return <LoadedDashboard />;
  return <Spinner label={settings.isPaused ? 'Waiting for a connection…' : 'The office is loading…'} />;
}

/** Mounts after the settings request, so that all other requests come later. */
function LoadedDashboard() {
  const isAdmin = useIsAdmin();
  useOfficeWorker();
  useToday();
  // Preloads the data of all tabs into the cache.
  useQuery({ ...phoneNumbersQuery, enabled: isAdmin });
  useInfiniteQuery(callsQuery('all'));
  useQuery(reconciledCallsQuery);
  useQuery(reconciliationQuery);
  useInfiniteQuery(conversationsQuery(initialFilter));
  return (
    <>
      <LiveInbox />
      <OfficeTabs />
    </>
  );
}
