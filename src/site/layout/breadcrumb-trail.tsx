import { Link, useLocation } from 'react-router-dom';
import { breadcrumbs } from '../head/breadcrumbs';

/** The way from home to this page, from the segments of its path. Nothing on home. */
export function BreadcrumbTrail() {
  const { pathname } = useLocation();
  const steps = breadcrumbs(pathname);
  if (steps.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="page-width pt-4 text-base text-slate print:hidden">
      <ol className="flex flex-wrap">
        {steps.map(({ label, path }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li key={index}>
              {isLast ? <span aria-current="page">{label}</span> : null}
              {!isLast && path ? (
                <Link to={path} className="link">
                  {label}
                </Link>
              ) : null}
              {!isLast && !path ? <span>{label}</span> : null}
              {isLast ? null : (
                <span aria-hidden="true" className="px-2">
                  /
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
