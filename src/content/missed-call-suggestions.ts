import { business } from './business.ts';

/** What the office suggests for a text to a caller whom nobody answered. */
export const suggestedTextBack = `${business.name}: sorry we missed your call. Reply with your machine, where it is and whether it can move. Reply STOP to opt out.`;

/** What the office suggests as a voicemail's greeting. */
export const suggestedGreeting = `Thank you for calling ${business.name}. When people are in danger, hang up and call 911. Otherwise leave your name, number, location and what’s broken down after the tone.`;
