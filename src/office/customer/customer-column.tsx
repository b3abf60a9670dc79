import { useQuery } from '@tanstack/react-query';
import { contactQuery } from '../api/queries';
import { formatPhone } from '../shared/phone-format';
import { CustomerDetails } from './customer-details';

/** What is known about a contact, beside their conversation. */
export function CustomerColumn({ address }: { address: string }) {
  const name = useQuery(contactQuery(address)).data?.name ?? formatPhone(address);
  return (
    <aside
      aria-label="Customer"
      // It ends with the window, also where the list beside it is longer.
      className="h-full max-h-[max(34.25rem,100dvh-var(--above))] w-[clamp(19.25rem,22.5vw,28.75rem)] shrink-0 overflow-y-auto overscroll-contain border-l border-line bg-white"
    >
      <div className="flex min-h-12 items-center border-b border-line px-4">
        <h3 className="min-w-0 truncate font-heading text-lg/[1.2] font-bold">
          <bdi>{name}</bdi>
        </h3>
      </div>
      <CustomerDetails address={address} />
    </aside>
  );
}
