import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { contactQuery } from '../api/queries';
import { formatPhone } from '../shared/phone-format';
import { CustomerDetails } from './customer-details';

type CustomerSheetProps = {
  address: string;
  /** What the button shows that opens the sheet. */
  children: ReactNode;
};

/** What is known about a contact, on windows without room for a column. It loads when it is opened. */
export function CustomerSheet({ address, children }: CustomerSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...contactQuery(address), enabled: isOpen });
  return (
    <Dialog
      isSheet
      open={isOpen}
      onOpenChange={setOpen}
      title={data?.name ?? formatPhone(address)}
      description="Only your team sees this."
      trigger={
        <button
          type="button"
          className="flex min-h-11 w-full min-w-0 cursor-pointer items-center rounded text-start hover:underline"
        >
          {children}
        </button>
      }
    >
      <div className="-m-4 md:-m-6">
        <CustomerDetails address={address} />
      </div>
    </Dialog>
  );
}
