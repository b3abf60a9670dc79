import { Pencil } from 'lucide-react';
import { maxContactNameLength } from '../../../supabase/functions/_shared/contract/conversations';
import { setContactName } from '../api/mutations';
import { Field } from '../forms/field';
import { PhoneNumber } from '../shared/phone-number';
import { EditInPlace } from './edit-in-place';

type ContactHeadingProps = {
  otherNumber: string;
  contactName: string | null;
  /** False until it is known that there is a conversation. */
  isKnown: boolean;
};

/** The heading of a conversation, where the contact's name can be edited. */
export function ContactHeading({ otherNumber, contactName, isKnown }: ContactHeadingProps) {
  async function save(field: (name: string) => string): Promise<string | null> {
    const name = field('name').trim();
    if (name === (contactName ?? '')) return null;
    await setContactName(otherNumber, name);
    return name === '' ? 'Name removed' : 'Name saved';
  }

  return (
    <div className="min-w-0 flex-1 md:basis-48">
      <h2 className="text-lg wrap-anywhere md:text-xl">
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
      {isKnown ? (
        <EditInPlace
          Icon={Pencil}
          label={contactName === null ? 'Add name' : 'Edit name'}
          className="text-base max-md:group-data-[folded=true]:hidden"
          submitLabels={{ idle: 'Save', busy: 'Saving…' }}
          save={save}
          failure="The name could not be saved. Check the connection, then try again."
        >
          {(problem) => (
            <Field
              label="Contact name"
              problem={problem}
              name="name"
              type="text"
              autoComplete="off"
              maxLength={maxContactNameLength}
              defaultValue={contactName ?? ''}
            />
          )}
        </EditInPlace>
      ) : null}
    </div>
  );
}
