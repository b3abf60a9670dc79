import * as v from 'valibot';
import { flag, maybe, maybeText, moment } from '../_shared/contract/fields.ts';

/** What `read_feed` answers. */
export const feed = maybe(
  v.object({
    for: v.picklist(['member', 'customer']),
    visits: v.array(
      v.object({
        jobId: v.string(),
        title: v.string(),
        machine: maybeText,
        place: maybeText,
        contactName: v.string(),
        startsAt: moment,
        endsAt: moment,
        isConfirmed: flag,
        changedAt: moment,
      }),
    ),
  }),
);

export type Feed = NonNullable<v.InferOutput<typeof feed>>;
