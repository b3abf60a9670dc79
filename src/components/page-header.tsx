import type { ReactNode } from 'react';
import { type Category, categoryStyles } from './category';
import { Stamp } from './stamp';

type PageHeaderProps = {
  title: string;
  lead?: ReactNode;
  /** Text of the stamp over the title. */
  tag?: string;
  category?: Category;
  /** Stands beside the title where there is room, otherwise after everything else. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** The top of a page with its one h1, which takes the focus when a visitor arrives by a link. */
export function PageHeader({ title, lead, tag, category = 'general', aside, children }: PageHeaderProps) {
  const styles = categoryStyles[category];
  return (
    <div className={`page-width py-6 md:py-12 ${aside ? 'hero-row' : ''}`}>
      <div>
        <div className={`border-l-4 pl-4 md:pl-6 ${styles.rule}`}>
          {tag ? (
            <p className="mb-3">
              <Stamp className={styles.tag}>{tag}</Stamp>
            </p>
          ) : null}
          <h1 tabIndex={-1} className="max-w-4xl">
            {title}
          </h1>
          {lead ? <p className="mt-4 max-w-measure text-lg text-slate md:text-xl">{lead}</p> : null}
        </div>
        {children ? <div className="mt-6">{children}</div> : null}
      </div>
      {aside}
    </div>
  );
}
