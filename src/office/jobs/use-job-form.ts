import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { readProblem } from '#functions/contract/action';
import { type Job, jobChanged } from '#functions/contract/jobs';
import type { JobTextKind } from '#functions/domain/job-texts';
import { BackendFailure } from '../api/client';
import { jobFunction, jobListQuery } from '../api/jobs';
import { contactKeys, contactQuery, membersQuery } from '../api/queries';
import { useFormDraft } from '../drafts/form-drafts';
import { showToast } from '../shared/toast';
import { describeVisit, isOpen } from './describe-job';
import {
  type JobFields,
  buildChanges,
  coverFields,
  describeFields,
  findProblems,
  isSameVisit,
  isSameJob,
  listTyped,
  readFields,
} from './job-fields';
import { saveKey } from './mutation-keys';

const changedBody = v.object({ code: v.literal(readProblem(jobChanged).code) });

const isChangedMeanwhile = (error: unknown) =>
  error instanceof BackendFailure && v.is(changedBody, error.body);

/** One of the changes that somebody else has made, in words. Empty stands for nothing. */
export type ForeignChange = {
  label: string;
  was: string;
  now: string;
  /** What was typed here for the same field. Null where nothing was. */
  typed: string | null;
};

const normalizeEnd = (to: string) => (to === '00:00' ? '24:00' : to);

/** Other open jobs of the same member at the time of the visit. */
function useOverlaps({ day, from, to, memberId }: JobFields, jobId: string | undefined): Job[] {
  const isPlanned = day !== '' && memberId !== '';
  const onDay = useInfiniteQuery({ ...jobListQuery({ from: day, to: day }), enabled: isPlanned }).data ?? [];
  return onDay.filter(
    (job) =>
      isPlanned &&
      job.id !== jobId &&
      isOpen(job) &&
      job.visit !== null &&
      job.visit.memberId === memberId &&
      job.visit.from < normalizeEnd(to) &&
      from < normalizeEnd(job.visit.to),
  );
}

type JobFormOptions = {
  address: string;
  /** Null for a new job. */
  job: Job | null;
  /** `offer`: the text that the change of the visit calls for. */
  onSaved: (job: Job, offer: JobTextKind | null) => void;
};

/** What is typed into the form of a job, and saving it. */
export function useJobForm({ address, job, onSaved }: JobFormOptions) {
  const { draft, keep, forget } = useFormDraft(`job ${job?.id ?? `of ${address}`}`);
  // What others change meanwhile is compared with this.
  const [opened] = useState(job);
  const contact = useQuery(contactQuery(job?.contact ?? address)).data;
  const members = useQuery(membersQuery).data ?? [];
  const [areProblemsShown, showProblems] = useState(false);
  const [foreign, setForeign] = useState<ForeignChange[]>([]);

  const blank = readFields(opened);
  const stored = opened === null ? { ...blank, place: contact?.place ?? '' } : blank;
  const before = draft ? coverFields(blank, draft.before) : stored;
  const updatedAt = draft ? draft.updatedAt : (opened?.updated_at ?? null);
  const fields = coverFields(before, draft?.typed ?? {});
  const problems = findProblems(fields);
  const overlaps = useOverlaps(fields, job?.id);

  function change(changes: Partial<JobFields>) {
    saving.reset();
    const id = draft?.id ?? crypto.randomUUID();
    keep({ typed: { ...draft?.typed, ...changes }, before, updatedAt, id });
  }

  /** Shows the job as somebody else has left it, under what was typed. Returns it if that is already the same. */
  async function takeOver(jobId: string): Promise<Job | null> {
    const [now] = (await jobFunction.call('getJobs', { jobId })).jobs;
    if (!now) {
      return null;
    }
    const theirs = readFields(now);
    // Our own change, whose answer was lost.
    if (isSameJob(theirs, fields)) {
      return now;
    }
    const typed = listTyped(fields, before);
    const [was, is] = [before, theirs].map((state) => describeFields(state, members));
    const ours = describeFields(fields, members);
    setForeign(
      Object.keys(ours)
        .filter((label) => was?.[label] !== is?.[label])
        .map((label) => ({
          label,
          was: was?.[label] ?? '',
          now: is?.[label] ?? '',
          typed: ours[label] === was?.[label] ? null : (ours[label] ?? ''),
        })),
    );
    keep({ typed, before: theirs, updatedAt: now.updated_at, id: draft?.id ?? crypto.randomUUID() });
    return null;
  }

  async function save() {
    if (job === null) {
      const idempotencyKey = draft?.id ?? crypto.randomUUID();
      return jobFunction.call('saveJob', { contact: address, idempotencyKey, ...buildChanges(fields, null) });
    }
    try {
      const seen = updatedAt === null ? {} : { updated_at: updatedAt };
      const changes = buildChanges(fields, before);
      return await jobFunction.call('saveJob', { contact: job.contact, jobId: job.id, ...seen, ...changes });
    } catch (error) {
      const same = isChangedMeanwhile(error) ? await takeOver(job.id) : null;
      if (same === null) {
        throw error;
      }
      return { job: same, overlaps: [] };
    }
  }

  const saving = useMutation({
    mutationKey: saveKey,
    mutationFn: () => {
      setForeign([]);
      return save();
    },
    onSuccess: (saved) => {
      forget();
      const [other] = saved.overlaps;
      // One that was made just now, and could not be warned of before.
      if (other && overlaps.length === 0) {
        showToast.error(`At that time they also go to “${other.title}”, ${describeVisit(other)}.`);
      }
      const isTold = isSameVisit(before, fields) || saved.job.visit === null || !isOpen(saved.job);
      const kind = opened?.visit?.confirmedAt ? 'moved' : 'confirmation';
      onSaved(saved.job, isTold || contact?.textBlock !== null ? null : kind);
    },
    meta: { done: 'Job saved', reloads: contactKeys },
  });

  return {
    fields,
    members,
    change,
    /** By field, once somebody has tried to save. */
    problems: areProblemsShown ? problems : {},
    overlaps,
    foreign,
    isDraft: draft !== null,
    isSaving: saving.isPending,
    error: saving.error,
    submit: () => {
      showProblems(true);
      if (Object.keys(problems).length === 0 && !saving.isPending) {
        saving.mutate();
      }
    },
    discard: () => {
      forget();
      setForeign([]);
      saving.reset();
    },
  };
}

export type JobFormState = ReturnType<typeof useJobForm>;
