/** Advice about a number whose texts don't get through, for the office and the doctor. */
import type { NumberHealth, NumberRoute } from './numbers.ts';

/** The two parts form one sentence. */
export type Advice = { says: string; todo: string };

export const formatAdvice = ({ says, todo }: Advice) => `${says}: ${todo}.`;

const defer =
  'in Twilio open Messaging, Services, the service, Integration, and choose “Defer to sender’s webhook”';

/** Null when no Messaging Service is in the way, as far as could be read. */
export function adviseOnService({ route, url }: NumberRoute): Advice | null {
  if (route === 'dropped') {
    return { says: 'Its Messaging Service drops every text that comes in', todo: defer };
  }
  if (route !== 'service') {
    return null;
  }
  const host = url !== null && URL.canParse(url) ? new URL(url).host : 'another address';
  return { says: `Its Messaging Service sends incoming texts to ${host}`, todo: defer };
}

type Standing = Exclude<NumberHealth['standing'], 'registered'>;

/** `missing`: the advice while the number isn't registered. */
const registrations: Readonly<Record<'10dlc' | 'toll_free', { name: string; missing: Advice }>> = {
  '10dlc': {
    name: 'registration (A2P 10DLC)',
    missing: {
      says: 'Carriers block its texts until it is registered (A2P 10DLC)',
      todo: 'in Twilio register a campaign and add the number to the campaign’s Messaging Service',
    },
  },
  toll_free: {
    name: 'toll-free verification',
    missing: {
      says: 'Carriers block its texts until it is verified',
      todo: 'submit a toll-free verification in Twilio',
    },
  },
};

const compliance = 'in Twilio under Messaging, Regulatory compliance';

/** Null when carriers take its texts. */
export function adviseOnRegistration({ registration, standing, capabilities }: NumberHealth): Advice | null {
  if (registration === 'none' || standing === 'registered' || capabilities?.sms === false) {
    return null;
  }
  const { name, missing } = registrations[registration];
  const advice: Readonly<Record<Standing, Advice>> = {
    unregistered: missing,
    rejected: {
      says: `Its ${name} was rejected, so carriers block its texts`,
      todo: `read the reason ${compliance}, then correct it and submit it again`,
    },
    pending: {
      says: `Its ${name} is being reviewed`,
      todo: 'wait for Twilio’s mail, and call instead of texting until then',
    },
    unread: { says: `Its ${name} could not be read`, todo: `look ${compliance}` },
  };
  return advice[standing];
}
