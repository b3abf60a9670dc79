/** Numbered steps along a line, for the dark background. */
export function StepList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-5 md:gap-y-8 lg:auto-cols-fr lg:grid-flow-col print:gap-y-2">
      {items.map(({ title, text }, index) => {
        const isLast = index === items.length - 1;
        return (
          <li key={title} className="relative pl-18 lg:pt-18 lg:pl-0">
            {isLast ? null : (
              <span className="absolute top-0 -bottom-8 left-5.75 border-l-2 border-amber lg:top-5.75 lg:-right-8 lg:bottom-auto lg:left-0 lg:border-t-2 lg:border-l-0 print:hidden" />
            )}
            <span
              aria-hidden="true"
              className={`absolute -top-1.5 left-0 flex size-12 items-center justify-center rounded-full border-2 border-amber font-heading text-[1.375rem] font-[750] lg:top-0 print:border-black print:bg-transparent print:text-black ${isLast ? 'bg-amber text-ink' : 'bg-night text-amber'}`}
            >
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="mt-1.5 text-base/[1.5] text-mist md:mt-2">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
