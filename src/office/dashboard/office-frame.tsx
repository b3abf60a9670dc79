import type { ReactNode } from 'react';
import { tabs } from './tab-names';

/** The office's places at their size, before anybody knows who looks at it. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <div aria-hidden="true" className="office-tabs">
        {tabs.map(({ value, label, Icon }) => (
          <span key={value} className="office-tab">
            <Icon className="size-5 md:hidden" />
            <span>{label}</span>
          </span>
        ))}
      </div>
      <div className="office-window px-4 md:px-5">{children}</div>
    </>
  );
}
