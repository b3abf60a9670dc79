import type { Context } from '../context.ts';
import { notFound } from '../rest-errors.ts';
import type { RecordingRecord } from '../store.ts';
import { byNewest, isWithin, page } from './listing.ts';
import { voicemailAudio } from './recording-audio.ts';
import { methodNotAllowed, removeFrom, type RestRequest } from './request.ts';
import { recordingResource } from './resources.ts';

/** Recordings resource. */
export function handleRecordings(
  { store, accountSid, apiUrl }: Context,
  { method, segments, query, path }: RestRequest,
): Response {
  const show = (recording: RecordingRecord) => recordingResource(accountSid, apiUrl, recording);
  if (segments.length === 0 && method === 'GET') {
    const found = store.recordings.filter(
      (recording) =>
        (query.get('CallSid') ?? recording.callSid) === recording.callSid &&
        isWithin(recording.createdAt, 'DateCreated', query),
    );
    const newestFirst = byNewest(found, ({ createdAt }) => createdAt);
    return Response.json(page(path, query, 'recordings', newestFirst, show));
  }
  const index = store.recordings.findIndex((candidate) => `${candidate.sid}.json` === segments[0]);
  const recording = store.recordings[index];
  if (!recording || segments.length !== 1) throw notFound(path);
  if (method === 'GET') return Response.json(show(recording));
  if (method === 'DELETE') return removeFrom(store.recordings, index, store);
  throw methodNotAllowed();
}

/** The sound of a recording: its address without `.json`, or with `.wav`. There is no MP3 here. */
export function handleRecordingAudio({ store }: Context, path: string): Response {
  const sid = /RE[0-9a-f]{32}(?=(\.wav)?$)/.exec(path)?.[0];
  const recording = store.recordings.find((candidate) => candidate.sid === sid);
  if (!recording) throw notFound(path);
  return new Response(voicemailAudio(recording.seconds), { headers: { 'Content-Type': 'audio/x-wav' } });
}
