import { Link, useLocation } from 'react-router-dom';
import { breadcrumbs } from '../head/breadcrumbs';

/** The breadcrumbs of this page. Renders nothing on the home page. */
export function BreadcrumbTrail() {
  const { pathname } = useLocation();
  const steps = breadcrumbs(pathname);
  const current = steps.pop();
  if (!current) return null;
  return (
    <nav aria-label="Breadcrumb" className="page-width pt-4 text-base text-slate print:hidden">
      <ol className="flex flex-wrap">
        {steps.map(({ label, path }) => (
          <li key={label} className="after:px-2 after:content-['/'_/_'']">
            {path ? (
              <Link to={path} className="link">
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
        <li>
          <span aria-current="page">{current.label}</span>
        </li>
      </ol>
    </nav>
  );
}
