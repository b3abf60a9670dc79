import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Contact, maxPinnedNoteLength, maxPlaceLength } from '#functions/contract/contacts';
import { maxContactNameLength } from '#functions/contract/conversations';
import { isE164 } from '#functions/domain/phone';
import { canHaveJobs } from '../api/jobs';
import { contactQuery, conversationQuery } from '../api/queries';
import { NoteButton } from '../contacts/note-button';
import { describePermission, textBlockReasons } from '../contacts/permission-labels';
import { CustomerJobs } from '../jobs/customer-jobs';
import { QueryPanel } from '../panels/query-panel';
import { Button } from '../shared/button';
import { buildMapAddress } from '../shared/map-address';
import { OutsideLink } from '../shared/outside-link';
import { PhoneNumber } from '../shared/phone-number';
import { ShortTimestamp } from '../shared/timestamp';
import { useOfficeAddress } from '../shared/use-office-address';
import { CustomerFiles } from './customer-files';
import { Detail } from './detail';

/** The longest e-mail address and the longest extension, as the database stores them. */
const maxLengths = { email: 254, extension: 8 };

/** What the office knows about a contact, each detail edited in its place. */
export function CustomerDetails({ address }: { address: string }) {
  const contact = useQuery(contactQuery(address));
  if (contact.isPending && !contact.isPaused) {
    return <LoadingDetails />;
  }
  return (
    <div className="text-sm/5 *:[[role=group]]:mx-4">
      <QueryPanel query={contact} subject="What is known about them">
        {(known) =>
          known === null ? (
            <>
              <p className="p-4 text-slate">Nothing is noted about this contact yet.</p>
              {canHaveJobs(address) ? <CustomerJobs address={address} textBlock="no_consent" /> : null}
            </>
          ) : (
            <>
              <PinnedNote address={address} note={known.pinnedNote} />
              <Facts address={address} known={known} />
              {canHaveJobs(address) ? <CustomerJobs address={address} textBlock={known.textBlock} /> : null}
              <Notes address={address} />
              <CustomerFiles address={address} />
            </>
          )
        }
      </QueryPanel>
    </div>
  );
}

const factLabels = ['Name', 'Company', 'Number', 'Email', 'Address', 'Texting'];

/** The labels stand from the start, so that nothing moves when the values come. */
function LoadingDetails() {
  return (
    <div className="px-4 py-2.5 text-sm/5">
      <p role="status" className="sr-only">
        Loading what is known about them
      </p>
      <dl aria-hidden="true">
        {factLabels.map((label) => (
          <Fact key={label} label={label}>
            <span className="my-1 block h-3 w-32 rounded bg-rule" />
          </Fact>
        ))}
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.75rem_minmax(0,1fr)] leading-6">
      <dt className="text-steel">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function PinnedNote({ address, note }: { address: string; note: string | null }) {
  return (
    <div className={`flex gap-2 border-b border-rule px-4 py-2 ${note === null ? '' : 'bg-pinned'}`}>
      <Pin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <Detail
          address={address}
          field="pinnedNote"
          label="Pinned note"
          invitation="Pin a note"
          value={note}
          maxLength={maxPinnedNoteLength}
          isLong
        />
      </div>
    </div>
  );
}

function Facts({ address, known }: { address: string; known: Contact }) {
  const { name, company, email, phoneExtension, place, others } = known;
  const { openConversation } = useOfficeAddress();
  const shared = { address, maxLength: maxContactNameLength };
  return (
    <dl className="border-b border-rule px-4 py-2.5">
      <Fact label="Name">
        <Detail {...shared} field="name" label="Name" value={name} />
      </Fact>
      <Fact label="Company">
        <Detail {...shared} field="company" label="Company" value={company} />
      </Fact>
      {isE164(address) ? (
        <Fact label="Number">
          <PhoneNumber number={address} />
          {others.map(({ otherNumber }) => (
            <Button
              key={otherNumber}
              look="underlined"
              className="flex! min-h-6! font-normal! max-md:min-h-11!"
              onClick={() => openConversation(otherNumber)}
            >
              <span className="sr-only">Open the conversation with </span>
              <PhoneNumber number={otherNumber} />
            </Button>
          ))}
        </Fact>
      ) : null}
      {isE164(address) ? (
        <Fact label="Extension">
          <Detail
            address={address}
            maxLength={maxLengths.extension}
            field="phoneExtension"
            label="Extension"
            value={phoneExtension}
            inputMode="numeric"
          />
        </Fact>
      ) : null}
      <Fact label="Email">
        <Detail
          address={address}
          maxLength={maxLengths.email}
          field="email"
          label="Email"
          value={email}
          inputMode="email"
          beside={
            email === null ? null : (
              <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className="underline">
                Write
              </a>
            )
          }
        />
      </Fact>
      <Fact label="Address">
        <Detail
          address={address}
          maxLength={maxPlaceLength}
          field="place"
          label="Address"
          value={place}
          beside={place === null ? null : <OutsideLink href={buildMapAddress(place)}>Map</OutsideLink>}
        />
      </Fact>
      <Fact label="Texting">
        <span className="wrap-anywhere">{describeTexting(known)}</span>
      </Fact>
    </dl>
  );
}

/** Whether they may be texted, and what shows it. */
function describeTexting({ textBlock, permission, permissionNotedBy }: Contact): string {
  if (textBlock !== null) {
    return textBlockReasons[textBlock];
  }
  const by = permissionNotedBy === null ? '' : `, noted by ${permissionNotedBy}`;
  return permission === null ? 'Allowed' : `Allowed: ${describePermission(permission)}${by}`;
}

/** The newest notes. All of them stand among the texts. */
const shownNotes = 3;

function Notes({ address }: { address: string }) {
  const notes = useInfiniteQuery(conversationQuery(address)).data?.notes ?? [];
  return (
    <section aria-label="Notes" className="border-b border-rule px-4 py-2.5">
      <div className="flex items-center justify-between text-steel">
        <span>Notes</span>
        <NoteButton address={address} />
      </div>
      <ul className="space-y-1">
        {notes
          .slice(-shownNotes)
          .toReversed()
          .map(({ id, body, author, createdAt }) => (
            <li key={id}>
              <p dir="auto" className="line-clamp-3 wrap-anywhere whitespace-pre-wrap">
                {body}
              </p>
              <p className="text-steel">
                {author === null ? null : <bdi>{`${author}, `}</bdi>}
                <ShortTimestamp at={createdAt} />
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}
