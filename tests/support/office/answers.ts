/** Answers of the backend that replace the usual ones. */
import { HttpResponse } from 'msw';

export type Answer = () => Response | Promise<Response>;

/** A failure in the format of the functions. */
export const refusal =
  (status: number, error: string, code = 'refused'): Answer =>
  () =>
    HttpResponse.json({ error, code }, { status });

export const connectionLost: Answer = () => HttpResponse.error();

/** A failure in the format of PostgREST. */
export const databaseRefusal =
  (status: number, code: string): Answer =>
  () =>
    HttpResponse.json({ code, message: 'refused', details: null, hint: null }, { status });
