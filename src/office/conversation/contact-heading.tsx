import { Pencil } from 'lucide-react';
import { useState } from 'react';
import {
  type ConversationSummary,
  maxContactNameLength,
} from '../../../supabase/functions/_shared/contract/conversations';
import { smsHandler } from '../api/client';
import { Field } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';
import { PhoneNumber } from '../shared/phone-number';

type ContactProps = Pick<ConversationSummary, 'otherNumber' | 'contactName'>;

/** The heading of a conversation. */
export function ContactHeading({ otherNumber, contactName }: ContactProps) {
  return (
    <h2 className="min-w-0 flex-1 text-lg wrap-anywhere md:basis-48 md:text-xl">
      {contactName === null ? (
        <PhoneNumber number={otherNumber} />
      ) : (
        <>
          <bdi>{contactName}</bdi>
          <PhoneNumber
            number={otherNumber}
            className="block! w-fit font-sans text-sm font-normal text-slate"
          />
        </>
      )}
    </h2>
  );
}

export function NameButton({ otherNumber, contactName }: ContactProps) {
  // Kept while the dialog is closed, until it was saved.
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? contactName ?? '';
  return (
    <FormDialog
      Icon={Pencil}
      label={contactName === null ? 'Add name' : 'Edit name'}
      submitLabel="Save"
      title="Name of this contact"
      description="It shows instead of the number. Leave it empty to show the number again."
      save={() => smsHandler.call('setContactName', { to: otherNumber, name })}
      done="Name saved"
      onSaved={() => setTyped(null)}
    >
      <Field
        autoFocus
        onFocus={({ target }) => target.select()}
        label="Contact name"
        maxLength={maxContactNameLength}
        value={name}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
