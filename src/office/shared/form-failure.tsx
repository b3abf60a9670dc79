import { failureSentence } from '../api/client';

type FormFailureProps = {
  /** Why the last attempt failed; null when it didn't. */
  error: Error | null;
  /** Said when the server didn't say why. */
  fallback: string;
};

export function FormFailure({ error, fallback }: FormFailureProps) {
  if (error === null) return null;
  return (
    <p role="alert" className="mt-1 font-semibold text-stop">
      {failureSentence(error, fallback)}
    </p>
  );
}
