import { Link } from 'react-router-dom';

/** The link from a section to the page with more details. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="mt-6">
      <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
        {children}
      </Link>
    </p>
  );
}
