/** The texts of the quote form's parts that load once it is used. */
import type { AreaWords } from '../area/area-summaries';
import { phoneText } from '../business';
import type { FormKind } from './quote-form';

export type PictureListWords = {
  name: string;
  picture: (place: number) => string;
  preparing: string;
  /** Null for the sentence that the picture has, which is in English. */
  problem: string | null;
  remove: string;
  removeNamed: (place: number, name: string) => string;
};

/** The parts' texts in one language. */
export type PartWords = {
  locale: string;
  /** How the place is answered. Null for the English words, which load with the towns. */
  area: AreaWords | null;
  problems: { heading: string; service: string; units: string; other: string };
  place: {
    unknown: string;
    unknownZip: string;
    near: (town: string) => string;
    locate: string;
    locateNote: string;
    locating: string;
    located: string;
    rough: (miles: number) => string;
    forget: string;
    refused: string;
    notFound: string;
  };
  days: {
    ranks: readonly string[];
    none: string;
    parts: Readonly<Record<'any' | 'morning' | 'afternoon', string>>;
    partLabel: string;
    note: string;
    emergency: string;
    noAfternoon: string;
    noMorning: string;
    gone: string;
  };
  pictures: {
    add: string;
    hint: (atMost: number) => string;
    leftOut: (names: string, atMost: number) => string;
    notKept: string;
    notReady: string;
    lost: string;
    /** Said where the request is sent. */
    unreadable: (names: string) => string;
    list: PictureListWords;
  };
  /** For requests that failed or may have failed. */
  failures: {
    notSent: string;
    notConfirmed: string;
    noAnswer: string;
    outOfOrder: string;
    nothingLost: string;
  };
  /** Such as "We answer requests Monday from 7 AM." */
  answered: (when: string) => string;
  receipt: {
    heading: string;
    reference: string;
    stuck: string;
    nextHeading: string;
    read: (when: string | null) => string;
    answer: (address: string) => string;
    answerQuestion: (address: string) => string;
    booking: string;
    /** After a wish for a day. */
    notBooked: string;
    calling: string;
    callingWithout: string;
    sentHeading: string;
    another: string;
    or: string;
    zip: (zip: string) => string;
    descriptions: Readonly<Record<FormKind, string>>;
    terms: Readonly<Record<ReceiptTerm, string>>;
    yes: string;
    no: string;
  };
};

/** The lines of the receipt, besides the description. */
export type ReceiptTerm =
  | 'service'
  | 'units'
  | 'machine'
  | 'days'
  | 'pictures'
  | 'canMove'
  | 'urgency'
  | 'where'
  | 'position'
  | 'name'
  | 'company'
  | 'reach'
  | 'texts';

export const partWords: PartWords = {
  locale: 'en-US',
  area: null,
  problems: {
    heading: 'Please check these fields',
    service: 'Please choose a service.',
    units: 'Please enter how many there are.',
    other: 'Please say what you need done.',
  },
  place: {
    unknown: 'Not on our list of towns, and that’s fine: we’ll find it.',
    unknownZip: 'Not a ZIP code near us. Check the digits, or add the town.',
    near: (town) => `Did you mean ${town}? If not, leave it as it is.`,
    locate: 'Use my location',
    locateNote: 'Only if you’re at the machine.',
    locating: 'Looking for your position…',
    located:
      'Your position goes with the request, to about 30 feet. Add the highway and mile if you know them.',
    rough: (miles) =>
      `Your device knows its position only to about ${miles} ${miles === 1 ? 'mile' : 'miles'}. Please add the road or the town.`,
    forget: 'Remove my location',
    refused: 'Your browser didn’t give us your location. Type where the machine is.',
    notFound: 'Your device couldn’t find its position. Type where the machine is, or try again.',
  },
  days: {
    ranks: ['First choice', 'Second choice', 'Third choice'],
    none: 'Any day',
    parts: { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon' },
    partLabel: 'time',
    note: 'Name up to three. We’ll confirm one. Nothing is booked until we do.',
    emergency: `On Sundays and holidays we come to emergencies: call ${phoneText}.`,
    noAfternoon: 'We close at noon that day, so it can only be a morning.',
    noMorning: 'We open at noon that day, so it can only be an afternoon.',
    gone: 'no longer free',
  },
  pictures: {
    add: 'Add pictures',
    hint: (atMost) =>
      `Up to ${atMost}, if you like: the damage, the data plate, a warning light. We remove the location stored in them.`,
    leftOut: (names, atMost) => `You can add up to ${atMost}. Left out: ${names}.`,
    notKept: 'This browser can’t keep your pictures. Send the request before you reload this page.',
    notReady: 'One of your pictures isn’t ready. Wait a moment, or remove it in step 1.',
    lost: 'They didn’t come through. Send them again when we get back to you.',
    unreadable: (names) => `Can’t be read as a picture and won’t be sent: ${names}.`,
    list: {
      name: 'Attached pictures',
      picture: (place) => `Attached picture ${place}`,
      preparing: 'Getting ready…',
      problem: null,
      remove: 'Remove',
      removeNamed: (place, name) => `Remove picture ${place}, ${name}`,
    },
  },
  failures: {
    notSent: 'Not sent',
    notConfirmed: 'We couldn’t confirm that it arrived',
    noAnswer:
      'We didn’t hear back from our server. Check your signal and send it again, or call. It’s fine if we get it twice.',
    outOfOrder: 'Something went wrong on our end. Try again in a minute, or call.',
    nothingLost: 'Nothing you typed is lost.',
  },
  answered: (when) => `We answer requests ${when}.`,
  receipt: {
    heading: 'Request received',
    reference: 'Your reference',
    stuck: `In danger or in a traffic lane? Call 911 first. Stuck on the road? Don’t wait for an answer. Call ${phoneText} at any hour.`,
    nextHeading: 'What happens next',
    read: (when) =>
      when === null ? 'We read requests in office hours, urgent ones first.' : `We answer ${when}.`,
    answer: (address) => `We’ll get back to you at ${address} with questions or a price.`,
    answerQuestion: (address) => `We’ll get back to you at ${address}.`,
    booking: 'Nothing is booked until you say yes.',
    notBooked: 'The days are your wish so far. A day is booked when we confirm it.',
    calling: 'Calling about it? Name the reference, and we’ll find it.',
    callingWithout: 'Calling about it? Give us the phone number or email you sent, and we’ll find it.',
    sentHeading: 'What you sent',
    another: 'Send another request',
    or: 'or',
    zip: (zip) => `ZIP code ${zip}`,
    descriptions: { repair: 'What happened', planned: 'Note', question: 'Question' },
    terms: {
      service: 'Service',
      units: 'Units',
      machine: 'Machine',
      days: 'Days',
      pictures: 'Pictures',
      canMove: 'Can it move',
      urgency: 'Urgency',
      where: 'Where',
      position: 'Position',
      name: 'Name',
      company: 'Company',
      reach: 'Reach you at',
      texts: 'Texts OK?',
    },
    yes: 'Yes',
    no: 'No',
  },
};
