/** Steps in their order, numbered along one line. Stands on the night ground. */
export function StepSequence({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="step-sequence">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true" className="step-number">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p className="mt-2 text-base text-mist">{text}</p>
        </li>
      ))}
    </ol>
  );
}
