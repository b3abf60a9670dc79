import { useMutation } from '@tanstack/react-query';
import type { OfficeStatus } from '#functions/contract/office-status';
import { twilioManage } from '../api/client';
import { officeStatusQuery } from '../api/queries';
import { LoadedPanel } from '../panels/panel';
import { ActionButton } from '../shared/action-button';
import { Timestamp } from '../shared/timestamp';
import { bad, type Finding, FindingList, good, unknown, weak } from './finding-list';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Three missed five-minute runs. */
const longestSilenceMs = 15 * minuteMs;
/** The job runs every night. */
const longestRetentionGapMs = 2 * dayMs;
const backupCheckValidMs = 30 * dayMs;
/** A month is marked as costly from `costlyFrom` dollars if it also exceeds last month by `costlyTimes`. */
const costlyTimes = 1.5;
const costlyFrom = 20;

const isOlder = (at: string, ms: number) => Date.now() - Date.parse(at) > ms;

const notRunYet = 'has not run yet. If it still hasn’t tomorrow, ask whoever set this up.';

function describeReconciliation(status: OfficeStatus): Finding {
  const { reconciledAt, reconciliationOutcome, reconciliationReason: reason, setAside } = status;
  if (reconciledAt === null) {
    return weak(`The job that fetches them every five minutes ${notRunYet}`);
  }
  const when = <Timestamp at={reconciledAt} />;
  if (reconciliationOutcome === 'failed') {
    const isDown = reason === 'twilio_unreachable';
    const advice = isDown
      ? 'Check Twilio’s status page.'
      : `Ask whoever set this up. Reason: ${reason ?? 'unknown'}.`;
    return bad(
      <>
        They could not be fetched from Twilio, last tried {when}. <span>{advice}</span>
      </>,
    );
  }
  const fetched = <>They were last fetched from Twilio {when}.</>;
  if (isOlder(reconciledAt, longestSilenceMs)) {
    return bad(<>{fetched} The five-minute job is not running: ask whoever set this up.</>);
  }
  return setAside === 0
    ? good(fetched)
    : weak(
        <>
          {fetched} <span>{`Not stored: ${setAside}. Look in Twilio’s console.`}</span>
        </>,
      );
}

function describeRetention({ retentionMonths, expiredDeletedAt }: OfficeStatus): Finding {
  const rule = `Texts, calls and requests are deleted after ${retentionMonths} months`;
  if (expiredDeletedAt === null) {
    return weak(`${rule}. The nightly job ${notRunYet}`);
  }
  return isOlder(expiredDeletedAt, longestRetentionGapMs)
    ? bad(`${rule}, but the nightly job is not running: ask whoever set this up.`)
    : good(`${rule}.`);
}

function describeSpend({ spend }: OfficeStatus): Finding {
  if (spend === null) {
    return unknown('Twilio did not say. Look in its console under Billing.');
  }
  const formatMoney = (amount: number) =>
    new Intl.NumberFormat(undefined, { style: 'currency', currency: spend.currency }).format(amount);
  const text = `${formatMoney(spend.thisMonth)} so far this month, ${formatMoney(spend.lastMonth)} last month.`;
  const isCostly = spend.thisMonth >= costlyFrom && spend.thisMonth > costlyTimes * spend.lastMonth;
  return isCostly ? weak(`${text} That is a lot more: look in Twilio’s console under Billing.`) : good(text);
}

function describeBackup({ backupCheckedAt }: OfficeStatus): Finding {
  const where = 'Open Supabase, Database, Backups';
  if (backupCheckedAt === null) {
    return weak(`Nobody has checked them yet. ${where}: is there one from today?`);
  }
  const again = isOlder(backupCheckedAt, backupCheckValidMs);
  const look = again ? weak : good;
  return look(
    <>
      Last checked <Timestamp at={backupCheckedAt} />.
      {again ? <span>{` ${where} and look again.`}</span> : null}
    </>,
  );
}

/** The state of each part of the office. */
export const describeStatus = (status: OfficeStatus): Readonly<Record<string, Finding>> => ({
  'Missed texts and calls': describeReconciliation(status),
  'Old data': describeRetention(status),
  'Cost at Twilio': describeSpend(status),
  Backups: describeBackup(status),
});

/** The state of background jobs, costs and backups, each with what to do. */
export function OfficeStatusPanel() {
  const noteBackupCheck = useMutation({
    mutationFn: () => twilioManage.call('noteBackupCheck', {}),
    meta: { failed: 'Failed to note that', reloads: [officeStatusQuery.queryKey] },
  });
  return (
    <LoadedPanel
      id="office-status"
      title="Status"
      query={officeStatusQuery}
      subject="The state of the office"
    >
      {(known) => (
        <>
          <FindingList label="State of the office" findings={describeStatus(known)} />
          <ActionButton action={noteBackupCheck} busy="Noting…" className="mt-2 -ml-2.5">
            I checked the backups today
          </ActionButton>
        </>
      )}
    </LoadedPanel>
  );
}
