import { useMutation } from '@tanstack/react-query';
import type { OfficeStatus } from '../../../supabase/functions/_shared/contract/office-status';
import { twilioManage } from '../api/client';
import { officeStatusQuery } from '../api/queries';
import { ActionButton } from '../shared/action-button';
import { LoadedPanel } from '../shared/panel';
import { Timestamp } from '../shared/timestamp';
import { type Finding, FindingList } from './finding-list';

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
  const about = 'Missed texts and calls';
  if (reconciledAt === null && !isOlder(setUpAt, longestSilenceMs)) {
    const text = 'They are fetched from Twilio every five minutes. The job has not run yet.';
    return { about, level: 'unknown', text };
  }
  const when = reconciledAt && <Timestamp at={reconciledAt} />;
  if (reconciliationOutcome === 'failed') {
    const text = <>They could not be fetched from Twilio, last tried {when}. Check Twilio’s status page.</>;
    return { about, level: 'bad', text };
  }
  const fetched = when ? (
    <>They were last fetched from Twilio {when}.</>
  ) : (
    'They were never fetched from Twilio.'
  );
  if (isOlder(reconciledAt, longestSilenceMs)) {
    const text = <>{fetched} The five-minute job is not running: ask whoever set this up.</>;
    return { about, level: 'bad', text };
  }
  if (setAside === 0) return { about, level: 'good', text: fetched };
  const items = `${setAside} ${setAside === 1 ? 'item' : 'items'}`;
  const text = (
    <>
      {fetched} {items} could not be stored: look in Twilio’s console.
    </>
  );
  return { about, level: 'weak', text };
}

function retentionFinding({ retentionMonths, expiredDeletedAt, setUpAt }: OfficeStatus): Finding {
  const about = 'Old data';
  const rule = `Texts, calls and requests are deleted after ${retentionMonths} months`;
  if (!isOlder(expiredDeletedAt, longestRetentionGapMs)) {
    return { about, level: 'good', text: `${rule}.` };
  }
  if (expiredDeletedAt === null && !isOlder(setUpAt, longestRetentionGapMs)) {
    return { about, level: 'unknown', text: `${rule}. The nightly job has not run yet.` };
  }
  const text = `${rule}, but the nightly job is not running: ask whoever set this up.`;
  return { about, level: 'bad', text };
}

function spendFinding({ spend }: OfficeStatus): Finding {
  const about = 'Cost at Twilio';
  if (spend === null) {
    return { about, level: 'unknown', text: 'Twilio did not say. Look in its console under Billing.' };
  }
  const money = (amount: number) =>
    new Intl.NumberFormat(undefined, { style: 'currency', currency: spend.currency }).format(amount);
  const text = `${money(spend.thisMonth)} so far this month, ${money(spend.lastMonth)} last month.`;
  const isCostly = spend.thisMonth >= costlyFrom && spend.thisMonth > costlyTimes * spend.lastMonth;
  return isCostly
    ? { about, level: 'weak', text: `${text} That is a lot more: look in Twilio’s console under Billing.` }
    : { about, level: 'good', text };
}

function backupFinding({ backupCheckedAt }: OfficeStatus): Finding {
  const about = 'Backups';
  if (backupCheckedAt === null) {
    const text = 'Nobody has checked them yet. Open Supabase, Database, Backups: is there one from today?';
    return { about, level: 'weak', text };
  }
  const checked = (
    <>
      Last checked <Timestamp at={backupCheckedAt} />.
    </>
  );
  if (!isOlder(backupCheckedAt, backupsCountForMs)) return { about, level: 'good', text: checked };
  return { about, level: 'weak', text: <>{checked} Open Supabase, Database, Backups and look again.</> };
}

/** The state of background jobs, costs and backups, each with what to do. */
export function OfficeStatusPanel() {
  const noteBackupCheck = useMutation({
    mutationFn: () => twilioManage.call('noteBackupCheck', {}),
    meta: { failed: 'Failed to note that', reloads: officeStatusQuery().queryKey },
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
            findings={[
              reconciliationFinding(known),
              retentionFinding(known),
              spendFinding(known),
              backupFinding(known),
            ]}
          />
          <ActionButton action={noteBackupCheck} busy="Noting…" className="mt-3">
            I checked the backups today
          </ActionButton>
        </>
      )}
    </LoadedPanel>
  );
}
