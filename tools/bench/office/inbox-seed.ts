import { demoBusinessNumber } from '../../local-stack/demo-number.ts';

export type InboxSize = { conversations: number; messages: number };

/**
 * SQL that fills an empty office in one statement. Conversation n has the number {@link makeNumber}, and message n
 * begins with "Truck n". Messages go to all conversations in turn, one each minute until now. Every eleventh
 * mentions a crane.
 */
export function writeInboxSeed({ conversations, messages }: InboxSize): string {
  return `
    with texts as materialized (
      select n, (n - 1) % ${conversations} + 1 as person, now() - (${messages} - n) * interval '1 minute' as at,
        case n / ${conversations} % 2 when 0 then 'inbound' else 'outbound' end as direction,
        format('Truck %s: the %s %s, and the driver waits at yard %s.', n,
          (array['hydraulic hose', 'alternator', 'air compressor', 'left track', 'DEF pump', 'brake line',
            'boom cylinder', 'starter', 'crane winch', 'radiator', 'liftgate'])[n % 11 + 1],
          (array['leaks', 'is loose', 'makes a noise', 'has failed', 'needs a look'])[n % 5 + 1],
          n % 97) as body
      from generate_series(1, ${messages}) n
    ), people as (
      insert into public.contacts
        (business_number, address, name, last_message, last_message_at, texting_allowed_by, created_at)
      select '${demoBusinessNumber}', '+1' || (${firstNumber} + person),
        case when person % 3 > 0 then
          (array['Dana', 'Marisol', 'Gene', 'Ray', 'Ines', 'Walt', 'Tessa'])[person % 7 + 1] || ' of Fleet ' || person
        end,
        body, at, 'text', at
      from texts where n > ${messages - conversations}
      returning id, address
    )
    insert into public.messages (contact_id, business_number, direction, body, status, provider_sid, created_at)
    select people.id, '${demoBusinessNumber}', texts.direction, texts.body,
      case texts.direction when 'inbound' then 'received' else 'delivered' end,
      'SMbe' || lpad(to_hex(texts.n), 30, '0'), texts.at
    from texts join people on people.address = '+1' || (${firstNumber} + texts.person);
    analyze public.contacts;
    analyze public.messages;`;
}

const firstNumber = 2_180_000_000;

/** The number of a person, counted from 1. */
export const makeNumber = (person: number): string => `+1${firstNumber + person}`;
