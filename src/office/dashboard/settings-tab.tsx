import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Activity, type ComponentType, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsMobile } from '../../ui/use-is-mobile';
import { AlertsPanel } from '../alerts/alerts-panel';
import { useIsAdmin } from '../auth/access';
import { createLazyPart } from '../panels/lazy-part';
import { ContactsSettings } from '../settings/contacts-settings';
import { LoginSettings } from '../settings/login-settings';
import { MissedCallSettings } from '../settings/missed-call-settings';
import { NumberSettings } from '../settings/number-settings';
import { OfficeStatusPanel } from '../settings/office-status';
import { PeopleSettings } from '../settings/people-settings';
import { ReplySettings } from '../settings/reply-settings';
import {
  AlertsLine,
  CallsLine,
  ContactsLine,
  LoginLine,
  NumberLine,
  PeopleLine,
  RepliesLine,
  SiteLine,
  StatusLine,
  TextsLine,
} from '../settings/section-lines';
import { SiteSettings } from '../settings/site-settings';
import { TextAnswerSettings } from '../settings/text-answer-settings';
import { type SettingsSection, sectionIndex, useOfficeAddress } from '../shared/use-office-address';

// These load after the list of pages.
const JobTextSettings = createLazyPart(
  'job-texts',
  () => import('../settings/job-text-settings'),
  'The job texts',
);
const LinkSettings = createLazyPart('links', () => import('../settings/link-settings'), 'The links');
const CalendarSettings = createLazyPart(
  'calendar',
  () => import('../settings/calendar-settings'),
  'Your calendar',
);
const loadLines = () => import('../settings/job-lines');
const createLine = (name: keyof Awaited<ReturnType<typeof loadLines>>) =>
  createLazyPart(name, async () => ({ default: (await loadLines())[name] }), 'This line', <span />);

type Section = {
  section: SettingsSection;
  name: string;
  /** What is set there now. */
  Line: ComponentType;
  Page: ComponentType;
  /** Dispatchers have it, too. */
  isForAll?: boolean;
};

/** The pages of Settings, in order. */
const sections: readonly Section[] = [
  { section: 'number', name: 'Number', Line: NumberLine, Page: NumberSettings },
  { section: 'calls', name: 'Calls and voicemail', Line: CallsLine, Page: MissedCallSettings },
  { section: 'texts', name: 'Automatic texts', Line: TextsLine, Page: TextAnswerSettings },
  { section: 'replies', name: 'Replies', Line: RepliesLine, Page: ReplySettings, isForAll: true },
  { section: 'job-texts', name: 'Job texts', Line: createLine('JobTextsLine'), Page: JobTextSettings },
  { section: 'site', name: 'Website', Line: SiteLine, Page: SiteSettings },
  { section: 'alerts', name: 'Alerts', Line: AlertsLine, Page: AlertsPanel, isForAll: true },
  { section: 'people', name: 'People', Line: PeopleLine, Page: PeopleSettings },
  { section: 'contacts', name: 'Contacts', Line: ContactsLine, Page: ContactsSettings },
  { section: 'links', name: 'Links', Line: createLine('LinksLine'), Page: LinkSettings },
  { section: 'status', name: 'Status', Line: StatusLine, Page: OfficeStatusPanel },
  {
    section: 'calendar',
    name: 'Your calendar',
    Line: createLine('CalendarLine'),
    Page: CalendarSettings,
    isForAll: true,
  },
  { section: 'login', name: 'Login and password', Line: LoginLine, Page: LoginSettings, isForAll: true },
];

/** The list of the pages, and the open one. On a phone, either of them. A page that nobody knows is the first one. */
export default function SettingsTab() {
  const isAdmin = useIsAdmin();
  const isMobile = useIsMobile();
  const { section, formatSection } = useOfficeAddress();
  const shown = sections.filter(({ isForAll }) => isAdmin || isForAll);
  const open = shown.find((one) => one.section === section) ?? shown[0];
  /** Pages that were open keep what was typed there. The others wait until they are. */
  const [opened, setOpened] = useState<readonly Section[]>([]);
  if (open && !opened.includes(open)) {
    setOpened([...opened, open]);
  }
  const isIndex = section === sectionIndex;
  const list = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(section);

  // On a phone the pressed link is gone then.
  useEffect(() => {
    if (before.current === section) {
      return;
    }
    before.current = section;
    if (isMobile) {
      (isIndex ? list : page).current?.focus({ preventScroll: true });
    }
  }, [section, isIndex, isMobile]);

  return (
    <div className="bg-white text-base/[1.35] md:grid md:grid-cols-[21.25rem_minmax(0,1fr)] xl:grid-cols-[23.25rem_minmax(0,1fr)]">
      <nav
        ref={list}
        tabIndex={-1}
        aria-label="Settings"
        className={`border-line md:border-r ${isIndex ? '' : 'max-md:hidden'}`}
      >
        <ul>
          {shown.map(({ section: name, name: label, Line }) => (
            <li key={name} className="border-b border-rule">
              <Link
                to={{ search: formatSection(name) }}
                aria-current={name === open?.section ? 'page' : undefined}
                className="flex min-h-15 items-center gap-3 border-l-4 border-transparent py-2 pr-4 pl-4 -outline-offset-4 hover:bg-paper md:aria-[current]:border-ink md:aria-[current]:bg-selected"
              >
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{label}</span>
                  <span className="block min-h-5 truncate text-sm text-slate">
                    <Line />
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-slate" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div
        ref={page}
        tabIndex={-1}
        className={`min-w-0 px-4 pt-2 pb-8 outline-none md:px-8 md:pt-4.5 ${isIndex ? 'max-md:hidden' : ''}`}
      >
        <Link
          to={{ search: formatSection(sectionIndex) }}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 pr-2.5 font-semibold md:hidden"
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
          All settings
        </Link>
        {opened.map((one) => (
          <Activity key={one.section} mode={one === open ? 'visible' : 'hidden'}>
            <div className="max-w-180">
              <one.Page />
            </div>
          </Activity>
        ))}
      </div>
    </div>
  );
}
