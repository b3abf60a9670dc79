import type { Job, Machine } from '#functions/contract/jobs';
import type { JobTextKind } from '#functions/domain/job-texts';

/** What a window about jobs shows. */
export type Shown =
  | {
      what: 'job';
      /** Null for a new one. */
      job: Job | null;
      focus: 'title' | 'visit';
    }
  | {
      what: 'text';
      job: Job;
      kind: JobTextKind;
      etaMinutes?: number;
      /** Whether it is offered after the visit was saved. */
      isOffer?: boolean;
    }
  | {
      what: 'machine';
      /** Null for a new one. */
      machine: Machine | null;
    };
