import { PhoneLink } from './phone-link';

/** What a visitor sees when drawing a page failed. Plain anchors: the router may be what failed. */
export function ErrorPage() {
  return (
    <div role="alert" className="page-width py-16">
      <h1 tabIndex={-1}>Something went wrong</h1>
      <p className="mt-4 max-w-measure">
        This page could not be shown. Please try again later. If you need service now, call <PhoneLink />.
      </p>
      <p className="mt-6">
        <a href="/" className="button">
          Back to the home page
        </a>
      </p>
    </div>
  );
}
