/** The texts of the quote form's parts that load once it is used. */
import { phoneText } from '../business';

export const formProblems = {
  service: 'Please choose a service.',
  units: 'Please enter how many there are.',
  other: 'Please say what you need done.',
};

export const place = {
  unknown: 'Not on our list of towns, and that’s fine: we’ll find it.',
  unknownZip: 'Not a ZIP code near us. Check the digits, or add the town.',
  near: (town: string) => `Did you mean ${town}? If not, leave it as it is.`,
  locate: 'Use my location',
  locateNote: 'Only if you’re at the machine.',
  locating: 'Looking for your position…',
  located:
    'Your position goes with the request, to about 30 feet. Add the highway and mile if you know them.',
  rough: (miles: number) =>
    `Your device knows its position only to about ${miles} ${miles === 1 ? 'mile' : 'miles'}. Please add the road or the town.`,
  forget: 'Remove my location',
  refused: 'Your browser didn’t give us your location. Type where the machine is.',
  notFound: 'Your device couldn’t find its position. Type where the machine is, or try again.',
};

export const days = {
  ranks: ['First choice', 'Second choice', 'Third choice'],
  none: 'Any day',
  parts: { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon' },
  partLabel: 'time',
  note: 'Name up to three. We’ll confirm one. Nothing is booked until we do.',
  emergency: `On Sundays and holidays we come to emergencies: call ${phoneText}.`,
  noAfternoon: 'We close at noon that day, so it can only be a morning.',
  noMorning: 'We open at noon that day, so it can only be an afternoon.',
  gone: 'no longer free',
};

export const pictures = {
  add: 'Add pictures',
  hint: (atMost: number) =>
    `Up to ${atMost}, if you like: the damage, the data plate, a warning light. We remove the location stored in them.`,
  leftOut: (names: string, atMost: number) => `You can add up to ${atMost}. Left out: ${names}.`,
  notKept: 'This browser can’t keep your pictures. Send the request before you reload this page.',
  notReady: 'One of your pictures isn’t ready. Wait a moment, or remove it in step 1.',
  lost: 'They didn’t come through. Send them again when we get back to you.',
  /** Said where the request is sent. */
  unreadable: (names: string) => `Can’t be read as a picture and won’t be sent: ${names}.`,
};

/** The texts for requests that failed or may have failed. */
export const failures = {
  notSent: 'Not sent',
  notConfirmed: 'We couldn’t confirm that it arrived',
  noAnswer:
    'We didn’t hear back from our server. Check your signal and send it again, or call. It’s fine if we get it twice.',
  outOfOrder: 'Something went wrong on our end. Try again in a minute, or call.',
  nothingLost: 'Nothing you typed is lost.',
};

export const receipt = {
  heading: 'Request received',
  reference: 'Your reference',
  stuck: `In danger or in a traffic lane? Call 911 first. Stuck on the road? Don’t wait for an answer. Call ${phoneText} at any hour.`,
  read: (when: string | null) =>
    when === null ? 'We read requests in office hours, urgent ones first.' : `We answer ${when}.`,
  answer: (address: string) => `We’ll get back to you at ${address} with questions or a price.`,
  answerQuestion: (address: string) => `We’ll get back to you at ${address}.`,
  booking: 'Nothing is booked until you say yes.',
  /** After a wish for a day. */
  notBooked: 'The days are your wish so far. A day is booked when we confirm it.',
  calling: 'Calling about it? Name the reference, and we’ll find it.',
  callingWithout: 'Calling about it? Give us the phone number or email you sent, and we’ll find it.',
};
