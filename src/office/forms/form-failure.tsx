import { failureSentence } from '../api/client';

type FormFailureProps = {
  /** The error of the last attempt, if it failed. */
  error: Error | null;
  /** The message when the server gives none. */
  fallback: string;
};

/** The message after a failed attempt. */
export function FormFailure({ error, fallback }: FormFailureProps) {
  if (error === null) return null;
  return (
    <p role="alert" className="mt-1 font-semibold text-stop">
      {failureSentence(error, fallback)}
    </p>
  );
}
