import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { officePaths } from '../../content/office-paths';
import { KeptDevice } from '../alerts/kept-device';
import { askInOrder } from '../api/first-questions';
import { isStaff } from '../api/login';
import {
  callsQuery,
  conversationsQuery,
  initialFilter,
  membersQuery,
  phoneNumbersQuery,
  reconciledCallsQuery,
  reconciliationQuery,
  settingsQuery,
} from '../api/queries';
import { nextQueryClient } from '../api/query-client';
import {
  isSpentLink,
  loginQuery,
  refusalMessages,
  showRefusal,
  spentLinkMessage,
  useAccess,
  useIsAdmin,
} from '../auth/access';
import { ClockNotice } from '../auth/clock-notice';
import { useInvitation } from '../auth/invitation';
import { readMailedLink } from '../auth/mailed-link';
import { useOfficeManifest, useOfficeWorker } from '../device/alert-device';
import { LiveInbox } from '../live/live-inbox';
import { createLazyPart } from '../panels/lazy-part';
import { PanelBoundary } from '../panels/panel-boundary';
import { Spinner } from '../shared/spinner';
import { useToday } from '../shared/timestamp';
import { showToast } from '../shared/toast';
import { AccountMenu } from './account-menu';
import { DashboardHead } from './dashboard-head';
import { OfficeFrame } from './office-frame';
import { OfficeTabs } from './office-tabs';
import { useIsShortcutListOpen, useShortcuts } from './shortcuts';

const ShortcutList = createLazyPart(
  'shortcut-list',
  () => import('./shortcut-list'),
  'The list of shortcuts',
  <span />,
);

/** The access check, then the four tabs. */
export function DashboardPage() {
  const { state, isPaused } = useAccess();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const isTold = useRef(false);
  const invitation = useInvitation();
  /** The login page goes on with a mailed link or an invitation, before anybody is denied. */
  const hasStepLeft = readMailedLink(hash) !== null || (invitation !== null && !isStaff(state));
  useOfficeManifest();

  useEffect(() => {
    if (hasStepLeft && state !== 'checking') {
      void navigate({ pathname: officePaths.login, hash }, { replace: true });
      return;
    }
    if (state === 'second-step') {
      void navigate(officePaths.login, { replace: true });
    }
    if (state === 'signed-out-here') {
      void navigate('/', { replace: true });
    }
    const refusal = refusalMessages[state];
    // `navigate` changes with the address, which runs this effect again. Show the toast only once.
    if (refusal === undefined || isTold.current) {
      return;
    }
    isTold.current = true;
    showRefusal(state, refusal);
    if (state === 'signed-out' && isSpentLink(hash)) {
      showToast.error(spentLinkMessage);
    }
    void navigate('/', { replace: true });
  }, [state, hash, hasStepLeft, navigate]);

  return (
    <>
      <DashboardHead />
      <h1 tabIndex={-1} className="sr-only">
        Admin dashboard
      </h1>
      {isStaff(state) ? (
        <Dashboard />
      ) : (
        <OfficeFrame>
          <Spinner label={isPaused ? 'Waiting for a connection…' : 'Checking access…'} />
          {isPaused ? (
            <p>
              You are offline. Conversations, calls and settings will load by themselves once you are
              connected again.
            </p>
          ) : null}
        </OfficeFrame>
      )}
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
  return (
    <>
      <AccountMenu />
      {settings.isFetched ? (
        <LoadedDashboard />
      ) : (
        <OfficeFrame>
          <Spinner label={settings.isPaused ? 'Waiting for a connection…' : 'The office is loading…'} />
        </OfficeFrame>
      )}
    </>
  );
}

/** Mounts after the settings request, so that all other requests come later. */
function LoadedDashboard() {
  const isAdmin = useIsAdmin();
  useOfficeWorker();
  useToday();
  useShortcuts();
  // Preloads the data of all tabs into the cache.
  useQuery({ ...phoneNumbersQuery, enabled: isAdmin });
  useInfiniteQuery(callsQuery('all'));
  useQuery(reconciledCallsQuery);
  useQuery(reconciliationQuery);
  useInfiniteQuery(conversationsQuery(initialFilter));
  // The account menu shows one's own name.
  useQuery(membersQuery);
  return (
    <>
      <PanelBoundary subject="Live updates">
        <LiveInbox />
      </PanelBoundary>
      <OfficeTabs>
        <KeptDevice />
        <ClockNotice />
      </OfficeTabs>
      {useIsShortcutListOpen() ? <ShortcutList /> : null}
    </>
  );
}
