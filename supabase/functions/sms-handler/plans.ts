import type { Database } from '../_shared/database/client.ts';
import { describeMedia, parseStoredMedia } from '../_shared/storage/message-media.ts';

/** What a conversation shows of its texts to come, its reminder and its jobs. */
export async function readPlans(
  { rpc }: Database,
  address: string,
  {
    isNewest,
    since,
    before,
  }: { isNewest: boolean; since: string | null | undefined; before: string | undefined },
) {
  const [lines, scheduled, [reminder]] = await Promise.all([
    rpc('list_job_changes', { address, since, before }),
    isNewest ? rpc('list_scheduled_texts', { address }) : [],
    isNewest ? rpc('get_reminder', { address }) : [],
  ]);
  return {
    jobLines: lines.map(({ changedAt, ...line }) => ({ ...line, at: changedAt })),
    scheduled: scheduled.map((text) => ({ ...text, media: parseStoredMedia(text.media).map(describeMedia) })),
    reminder,
  };
}
