import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  lead?: ReactNode;
  /** A line above the title, such as a link to the parent page. */
  above?: ReactNode;
  /** Beside the title on wide screens, otherwise below it. */
  aside?: ReactNode;
  /** Whether `aside` also stands before `children` on a narrow screen. */
  isAsideFirst?: boolean;
  /** Running text under the title. On a phone it follows `aside`. */
  text?: ReactNode;
  children?: ReactNode;
};

/** The top of a page. Its h1 gets the focus when a visitor follows a link here. */
export function PageHeader({
  title,
  lead,
  above,
  aside,
  isAsideFirst = false,
  text,
  children,
}: PageHeaderProps) {
  const besideTitle = <div className="mt-6 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0">{aside}</div>;
  return (
    <div className={`page-width py-6 md:pt-12 md:pb-16 ${aside ? 'hero-row' : ''}`}>
      <div className={aside && isAsideFirst ? 'contents' : ''}>
        <div className="border-l-8 border-accent pl-4 md:pl-8">
          {above ? <p className="mb-2 text-base font-semibold text-accent">{above}</p> : null}
          <h1 tabIndex={-1} className="max-w-4xl">
            {title}
          </h1>
          {lead ? <p className="mt-4 max-w-measure text-lg text-slate md:text-xl">{lead}</p> : null}
        </div>
        {aside && isAsideFirst ? besideTitle : null}
        {children ? <div className="mt-6 md:mt-8">{children}</div> : null}
      </div>
      {aside && !isAsideFirst ? besideTitle : null}
      {text ? <div className="mt-6! max-w-measure space-y-4">{text}</div> : null}
    </div>
  );
}
