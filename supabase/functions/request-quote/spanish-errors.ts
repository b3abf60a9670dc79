/** The errors of this function for a customer who writes in Spanish. */
import { maxQuotePictures } from '../_shared/domain/quote.ts';
import { HttpError } from '../_shared/runtime/http-error.ts';

/** Rounded up, like the wait in English. */
function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) {
    return 'un minuto';
  }
  return minutes < 120 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`;
}

/** By their codes. What isn't here can't follow from what the form sends, or the form has its own words for it. */
const sentences: Readonly<Record<string, (waitSeconds: number) => string>> = {
  invalid_fields: () => 'Revise los campos marcados.',
  not_confirmed_human: () => 'Confirme que no es un robot.',
  invalid_pictures: () =>
    `Adjunte hasta ${maxQuotePictures} fotos (JPEG, PNG, GIF o WebP), de 0.7 MB cada una.`,
  too_many_requests: (wait) =>
    `Recibimos demasiadas solicitudes. Llámenos, o intente otra vez en ${formatWait(wait)}.`,
};

/** The same error with its sentence in Spanish. The fields of a wrong request are in Spanish already. */
export function inSpanish(error: unknown): unknown {
  if (!(error instanceof HttpError)) {
    return error;
  }
  const { status, code, more } = error;
  const say = sentences[code];
  return say ? new HttpError(status, code, say(Number(more.headers?.['retry-after'] ?? 0)), more) : error;
}
