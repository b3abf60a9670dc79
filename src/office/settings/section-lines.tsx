/** What is set on each page of Settings, in a few words. */
import { type Role, roles } from '#functions/contract/action';
import type { SavedAlerts } from '#functions/contract/alerts';
import type { Person } from '#functions/contract/people';
import { formatTime } from '#functions/domain/business-hours';
import { useBusinessLine } from '../api/business-line';
import { findSecondFactor } from '../api/login';
import {
  alertsQuery,
  callHandlingQuery,
  officeStatusQuery,
  peopleQuery,
  savedRepliesQuery,
  settingsQuery,
} from '../api/queries';
import { useAccess } from '../auth/access';
import { PhoneNumber } from '../shared/phone-number';
import { describeStatus } from './office-status';
import { SectionLine, Trouble } from './section-line';

const formatSwitch = (isOn: boolean) => (isOn ? 'on' : 'off');

export function NumberLine() {
  const { unowned } = useBusinessLine();
  return (
    <SectionLine query={settingsQuery}>
      {({ businessNumber }) => {
        if (businessNumber === null) {
          return <span className="font-bold text-signal">Not set</span>;
        }
        return unowned === null ? (
          <PhoneNumber number={businessNumber.value} />
        ) : (
          <Trouble>Not in your Twilio account</Trouble>
        );
      }}
    </SectionLine>
  );
}

export const CallsLine = () => (
  <SectionLine query={callHandlingQuery}>
    {({ missedCalls: { voicemailOn, textBackOn } }) =>
      `Voicemail ${formatSwitch(voicemailOn)}, texts back ${formatSwitch(textBackOn)}`
    }
  </SectionLine>
);

export const TextsLine = () => (
  <SectionLine query={callHandlingQuery}>
    {({ answers: { closedAnswerOn, emergencyAnswerOn } }) =>
      `After hours ${formatSwitch(closedAnswerOn)}, emergencies ${formatSwitch(emergencyAnswerOn)}`
    }
  </SectionLine>
);

export const SiteLine = () => (
  <SectionLine query={callHandlingQuery}>
    {({ site: { siteNotice } }) => (siteNotice === null ? 'No notice' : 'Shows a notice')}
  </SectionLine>
);

/** Such as "By 1 device and texts, quiet 9 PM to 6 AM". */
function describeAlerts({ devices, phone, quietHours }: SavedAlerts): string {
  const count = devices.length;
  const ways = [
    ...(count === 0 ? [] : [`${count} ${count === 1 ? 'device' : 'devices'}`]),
    ...(phone === null ? [] : ['texts']),
  ];
  if (ways.length === 0) {
    return 'Off';
  }
  const quiet = quietHours && `, quiet ${formatTime(quietHours.from)} to ${formatTime(quietHours.to)}`;
  return `By ${ways.join(' and ')}${quiet ?? ''}`;
}

export const AlertsLine = () => <SectionLine query={alertsQuery}>{describeAlerts}</SectionLine>;

export const RepliesLine = () => (
  <SectionLine query={savedRepliesQuery}>
    {({ length }) => (length === 0 ? 'None saved' : `${length} saved`)}
  </SectionLine>
);

const countedRoles: Readonly<Record<Role, readonly [one: string, several: string]>> = {
  admin: ['admin', 'admins'],
  dispatcher: ['dispatcher', 'dispatchers'],
};

/** Such as "2 admins, 1 dispatcher, 1 invited". */
function countPeople(people: readonly Person[]): string {
  const present = people.filter(({ userId }) => userId !== null);
  const counts = roles.flatMap((role) => {
    const count = present.filter((person) => person.role === role).length;
    return count === 0 ? [] : [`${count} ${countedRoles[role][count === 1 ? 0 : 1]}`];
  });
  const invited = people.length - present.length;
  return [...counts, ...(invited === 0 ? [] : [`${invited} invited`])].join(', ');
}

export const PeopleLine = () => <SectionLine query={peopleQuery}>{countPeople}</SectionLine>;

export const ContactsLine = () => <span>Import and export</span>;

export const StatusLine = () => (
  <SectionLine query={officeStatusQuery}>
    {(status) => {
      const findings = Object.entries(describeStatus(status));
      const [broken] = findings.find(([, { look }]) => look === 'Does not work') ?? [];
      const [weak] = findings.find(([, { look }]) => look === 'Could be better') ?? [];
      if (broken !== undefined) {
        return <Trouble>{`${broken}: does not work`}</Trouble>;
      }
      return weak === undefined ? 'All working' : `${weak}: could be better`;
    }}
  </SectionLine>
);

export function LoginLine() {
  const { user } = useAccess();
  return <span>{`Second step ${formatSwitch(findSecondFactor(user) !== undefined)}`}</span>;
}
