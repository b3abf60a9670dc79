import { useMutation } from '@tanstack/react-query';
import type { OfficeStatus } from '../../../supabase/functions/_shared/contract/office-status';
import { twilioManage } from '../api/client';
import { officeStatusQuery } from '../api/queries';
import { ActionButton } from '../shared/action-button';
import { LoadedPanel } from '../shared/panel';
import { Timestamp } from '../shared/timestamp';
import { bad, type Finding, FindingList, good, unknown, weak } from './finding-list';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Three missed five-minute runs. */
const longestSilenceMs = 15 * minuteMs;
/** The job runs every night. */
const longestRetentionGapMs = 2 * dayMs;
const backupsCountForMs = 30 * dayMs;
/** A month is marked as costly from `costlyFrom` dollars if it also exceeds last month by `costlyTimes`. */
const costlyTimes = 1.5;
const costlyFrom = 20;

const isOlder = (at: string | null, ms: number) => at === null || Date.now() - Date.parse(at) > ms;

function reconciliationFinding(status: OfficeStatus): Finding {
  const { reconciledAt, reconciliationOutcome, setAside, setUpAt } = status;
  if (reconciledAt === null && !isOlder(setUpAt, longestSilenceMs)) {
    return unknown('They are fetched from Twilio every five minutes. The job has not run yet.');
  }
  const when = reconciledAt && <Timestamp at={reconciledAt} />;
  if (reconciliationOutcome === 'failed') {
    return bad(<>They could not be fetched from Twilio, last tried {when}. Check Twilio’s status page.</>);
  }
  const fetched = when ? (
    <>They were last fetched from Twilio {when}.</>
  ) : (
    'They were never fetched from Twilio.'
  );
  if (isOlder(reconciledAt, longestSilenceMs)) {
    return bad(<>{fetched} The five-minute job is not running: ask whoever set this up.</>);
  }
  if (setAside === 0) return good(fetched);
  const items = `${setAside} ${setAside === 1 ? 'item' : 'items'}`;
  return weak(
    <>
      {fetched} {items} could not be stored: look in Twilio’s console.
    </>,
  );
}

function retentionFinding({ retentionMonths, expiredDeletedAt, setUpAt }: OfficeStatus): Finding {
  const rule = `Texts, calls and requests are deleted after ${retentionMonths} months`;
  if (!isOlder(expiredDeletedAt, longestRetentionGapMs)) return good(`${rule}.`);
  if (expiredDeletedAt === null && !isOlder(setUpAt, longestRetentionGapMs)) {
    return unknown(`${rule}. The nightly job has not run yet.`);
  }
  return bad(`${rule}, but the nightly job is not running: ask whoever set this up.`);
}

function spendFinding({ spend }: OfficeStatus): Finding {
  if (spend === null) return unknown('Twilio did not say. Look in its console under Billing.');
  const money = (amount: number) =>
    new Intl.NumberFormat(undefined, { style: 'currency', currency: spend.currency }).format(amount);
  const text = `${money(spend.thisMonth)} so far this month, ${money(spend.lastMonth)} last month.`;
  const isCostly = spend.thisMonth >= costlyFrom && spend.thisMonth > costlyTimes * spend.lastMonth;
  return isCostly ? weak(`${text} That is a lot more: look in Twilio’s console under Billing.`) : good(text);
}

function backupFinding({ backupCheckedAt }: OfficeStatus): Finding {
  const where = 'Open Supabase, Database, Backups';
  if (backupCheckedAt === null) {
    return weak(`Nobody has checked them yet. ${where}: is there one from today?`);
  }
  const checked = (
    <>
      Last checked <Timestamp at={backupCheckedAt} />.
    </>
  );
  if (!isOlder(backupCheckedAt, backupsCountForMs)) return good(checked);
  return weak(
    <>
      {checked} {where} and look again.
    </>,
  );
}

/** The state of background jobs, costs and backups, each with what to do. */
export function OfficeStatusPanel() {
  const noteBackupCheck = useMutation({
    mutationFn: () => twilioManage.call('noteBackupCheck', {}),
    meta: { failed: 'Failed to note that', reloads: [officeStatusQuery().queryKey] },
  });
  return (
    <LoadedPanel
      id="office-status"
      title="How the office is doing"
      query={officeStatusQuery()}
      subject="The state of the office"
    >
      {(known) => (
        <>
          <FindingList
            label="State of the office"
            findings={{
              'Missed texts and calls': reconciliationFinding(known),
              'Old data': retentionFinding(known),
              'Cost at Twilio': spendFinding(known),
              Backups: backupFinding(known),
            }}
          />
          <ActionButton action={noteBackupCheck} busy="Noting…" className="mt-3">
            I checked the backups today
          </ActionButton>
        </>
      )}
    </LoadedPanel>
  );
}
