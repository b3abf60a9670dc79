import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../components/ui/tabs';
import { showToast } from './toast';
import {
  isRefusal,
  isSpentLink,
  refusalMessages,
  signOut,
  signOutFailure,
  spentLinkMessage,
  useAccess,
} from './access';
import { CallAnalyticsTab } from './call-analytics-tab';
import { CallForwardingTab } from './call-forwarding-tab';
import type { ScheduleDraft } from './forwarding-schedule';
import { useMessageDrafts } from './message-drafts';
import { LiveInbox } from './live-inbox';
import { MessagesTab } from './messages-tab';
import type { MissedCallDraft } from './missed-call-settings';
import { MessagesTabTrigger } from './messages-tab-trigger';
import { DashboardHead } from './office-head';
import {
  type ConversationFilter,
  callsQuery,
  conversationsQuery,
  openConversations,
  phoneNumbersQuery,
  settingsQuery,
} from './queries';
import { SettingsTab } from './settings-tab';
import { Spinner } from './spinner';

/** The gate, then the four tabs (spec sections 2 and 4). */
export function DashboardPage() {
  const { state, isPaused } = useAccess();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const isLeaving = useRef(false);

  useEffect(() => {
    // The router hands out a new `navigate` once the address has changed; one notice is enough.
    if (!isRefusal(state) || isLeaving.current) return;
    isLeaving.current = true;
    showToast.error(refusalMessages[state]);
    if (state === 'signed-out' && isSpentLink(hash)) showToast.error(spentLinkMessage);
    void navigate('/', { replace: true });
  }, [state, hash, navigate]);

  async function leave() {
    isLeaving.current = true;
    if (await signOut()) {
      void navigate('/', { replace: true });
    } else {
      isLeaving.current = false;
      showToast.error(signOutFailure);
    }
  }

  return (
    <>
      <DashboardHead />
      {/* Lower than a public page's header: this page is for work, and the work is below. */}
      <div className="page-width flex min-h-19 flex-wrap items-center justify-between gap-3 py-3">
        <h1 tabIndex={-1} className="border-l-4 border-signal pl-3 text-2xl md:pl-4 md:text-4xl">
          Admin dashboard
        </h1>
        {state === 'admin' ? (
          <button type="button" className="button button-outline px-3!" onClick={() => void leave()}>
            <LogOut aria-hidden="true" className="size-5" />
            Sign out
          </button>
        ) : null}
      </div>
      <div className="page-width pt-3 pb-12">
        {state === 'admin' ? (
          <Dashboard />
        ) : (
          <Spinner label={isPaused ? 'Waiting for a connection…' : 'Checking access…'} />
        )}
      </div>
    </>
  );
}

/** The tabs, once the settings are there or can't be had: each panel says for itself what it lacks. */
function Dashboard() {
  const settings = useQuery(settingsQuery());
  if (settings.isFetched) return <OfficeTabs />;
  return <Spinner label={settings.isPaused ? 'Waiting for a connection…' : 'The office is loading…'} />;
}

const tabs = ['settings', 'messages', 'call-forwarding', 'call-analytics'] as const;

/** The tab that the address names (`?tab=messages`), else Settings. */
function useLinkedTab(): (typeof tabs)[number] {
  // Not the router's own hook: the router's code is part of every public page.
  const { search } = useLocation();
  const linked = new URLSearchParams(search).get('tab');
  return tabs.find((tab) => tab === linked) ?? 'settings';
}

/** Mounted once the settings were asked for: only then does the office ask for anything else. */
function OfficeTabs() {
  // All three at once, so that no tab starts empty; each tab reads its own from the cache.
  useQuery(phoneNumbersQuery());
  useQuery(callsQuery());
  useInfiniteQuery(conversationsQuery(openConversations));

  const linkedTab = useLinkedTab();
  // Kept here, because a tab forgets what it holds when another is opened.
  const drafts = useMessageDrafts();
  const [filter, setFilter] = useState<ConversationFilter>(openConversations);
  const [selectedNumber, setSelectedNumber] = useState<string | null>(null);
  const [typedBusinessNumber, setTypedBusinessNumber] = useState<string | null>(null);
  const [typedForwardingNumber, setTypedForwardingNumber] = useState<string | null>(null);
  const [scheduleDraft, setScheduleDraft] = useState<ScheduleDraft | null>(null);
  const [missedCallDraft, setMissedCallDraft] = useState<MissedCallDraft | null>(null);

  const [tab, setTab] = useState<string>(linkedTab);
  const messagesTab = useRef<HTMLButtonElement>(null);

  /** From a call to the conversation with whoever called. */
  function openConversation(otherNumber: string) {
    setSelectedNumber(otherNumber);
    setTab('messages');
    // The button that was pressed goes away with its tab.
    messagesTab.current?.focus();
  }

  return (
    <>
      <LiveInbox />
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label="Office">
          <TabsTrigger value="settings">Settings</TabsTrigger>
          <MessagesTabTrigger ref={messagesTab} />
          <TabsTrigger value="call-forwarding">Call Forwarding</TabsTrigger>
          <TabsTrigger value="call-analytics">Call Analytics</TabsTrigger>
        </TabsList>
        <TabsContent value="settings">
          <SettingsTab
            typed={typedBusinessNumber}
            onType={setTypedBusinessNumber}
            missedCallDraft={missedCallDraft}
            onMissedCallDraft={setMissedCallDraft}
          />
        </TabsContent>
        <TabsContent value="messages">
          <MessagesTab
            drafts={drafts}
            filter={filter}
            onFilter={setFilter}
            selectedNumber={selectedNumber}
            onSelect={setSelectedNumber}
          />
        </TabsContent>
        <TabsContent value="call-forwarding">
          <CallForwardingTab
            typed={typedForwardingNumber}
            onType={setTypedForwardingNumber}
            scheduleDraft={scheduleDraft}
            onScheduleDraft={setScheduleDraft}
          />
        </TabsContent>
        <TabsContent value="call-analytics">
          <CallAnalyticsTab onText={openConversation} />
        </TabsContent>
      </Tabs>
    </>
  );
}
