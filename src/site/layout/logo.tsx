import { business } from '../../content/business';

/** The logo: a hexagonal bolt head with a bud, and the business name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2 font-heading text-lg/none font-extrabold">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="flex-none">
        <path d="M16 1 29 8.5v15L16 31 3 23.5v-15Z" className="fill-signal" />
        <path
          d="M16 24V14m0 4c-4 0-5.5-2.5-5.5-6 3.5 0 5.5 2 5.5 6Zm0-3c0-4 2-6 5.5-6 0 3.5-1.5 6-5.5 6Z"
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <span>{business.name}</span>
    </span>
  );
}
