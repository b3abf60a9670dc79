import { PhoneLink } from '../shared/links';

/** Shown when rendering a page failed. It uses plain links, because the router may have failed. */
export function ErrorPage() {
  return (
    <div role="alert" className="page-width py-12 md:py-20">
      <div className="border-l-8 border-signal pl-4 md:pl-8">
        <h1 tabIndex={-1}>Something went wrong</h1>
        <p className="mt-4 max-w-measure text-lg text-slate">
          This page didn’t load. Please try again later. If you need service now, call <PhoneLink />.
        </p>
      </div>
      <p className="mt-8">
        <a href="/" className="button">
          Back to the home page
        </a>
      </p>
    </div>
  );
}
