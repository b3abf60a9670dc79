type UnexpectedErrorProps = { error: unknown };

/** The last resort, when even the error page failed to render: bare, with the error's own text. */
export function UnexpectedError({ error }: UnexpectedErrorProps) {
  return (
    <main className="page-width py-12">
      <h1>Unexpected Application Error!</h1>
      <p className="mt-4">{error instanceof Error ? error.message : String(error)}</p>
    </main>
  );
}
