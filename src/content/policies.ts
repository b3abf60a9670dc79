/**
 * The policies, as text. `**word**` is printed bold. They describe what the product really does:
 * whoever changes what is stored, sent or embedded changes the sentence here in the same step.
 */
import { business, phoneText } from './business';

type PolicySection = {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** The page quotes the words of the quote form's text box after the paragraphs. */
  quotesTextConsent?: true;
};

export type Policy = {
  title: string;
  description: string;
  lead: string;
  /** ISO day of the last change of substance. */
  updated: string;
  sections: readonly PolicySection[];
  /** Path and text of the policy that completes this one. */
  related: { path: string; text: string };
};

const support = `Call ${phoneText} or email ${business.email}.`;

export const policies = {
  privacy: {
    title: 'Privacy Policy',
    description:
      'What we collect when you call, text or ask for a repair quote near Tulsa: why we keep it, how long, who handles it, and how to have it erased.',
    lead: `This page tells you what ${business.legalName} collects when you call, text, email or visit this site. It says why we collect it, who else handles it, and how to have it corrected or erased. You can call us without filling out any form.`,
    updated: '2026-11-26',
    sections: [
      {
        heading: 'In short',
        paragraphs: [
          'We collect what we need to find your machine, fix it and answer you. We don’t sell it or advertise with it. We run no tracking of our own. The Google map at the foot of the page loads only when you scroll near it, and Google may then set its own cookies.',
        ],
        points: [
          'The public pages set no cookies of ours and run no analytics or advertising scripts.',
          'Your mobile number and your consent to texts are never shared with third parties or affiliates for marketing or promotional purposes.',
          'You can ask what we have on you, have it corrected, or have it erased.',
        ],
      },
      {
        heading: 'When you call',
        paragraphs: [
          'Calls to our number pass through our telephone provider, Twilio. It may forward them to the phone of whoever is on duty, with your caller ID if your phone shows one. Twilio’s call record holds both numbers, the direction, the start time, how the call ended and how long it lasted. We keep a copy of that in our own call list. We don’t record conversations.',
          'If nobody answers, you may be asked to leave a message after a tone. Twilio records the message, may transcribe it, and keeps both. We store your number, the time and the length of the message, and its words if it was transcribed. In our office, only approved staff can listen to it. We may also answer a missed call with one text. We send it at most once in 24 hours, and never after you’ve told us to stop.',
        ],
      },
      {
        heading: 'When you text',
        paragraphs: [
          'We store each text to or from our number, so whoever answers sees the whole conversation. That includes both numbers, the words, links to pictures you attach, the time and the delivery status. Our office can add notes of its own, such as a gate code. Outside office hours, or when your text has an emergency word such as “fire,” an automatic answer may come back. It doesn’t replace a call to 911. You get at most one each time we’re closed and one to an emergency word in 12 hours, plus one text after a missed call. If you tell us that we may text you, we store how you said so, when, and who wrote it down. If you opt out, we keep the fact that you did, because otherwise we couldn’t honor it.',
        ],
      },
      {
        heading: 'When you send the quote form',
        paragraphs: [
          'The form asks for your name and either a phone number or an email address. It also asks where the machine is, what it is, what happened, whether it can move and how soon you need us. For planned service it asks which service, how many units and which days suit you, and you can add your company. If you press “Use my location,” your browser asks you first. Then your position goes into the request, rounded to about 30 feet, and is deleted with it. We store these, with the time and the page you came from. You can add up to three pictures. Your browser redraws them first, which removes the location stored in them, and we store them with your request. If you checked the text box, we also store the exact wording you agreed to, which version it was, and when you agreed. Our office gets your request as a message from you.',
          'Until you send it, what you type and the pictures you add stay in that browser tab, so a reload loses nothing. It goes away when you send the form or close the tab. When you type a place into the form or the area check, the lookup runs on your own device.',
          'To keep bots from flooding the form, the server counts how many requests come from one IP address, phone number or email address. The count runs for up to a day. We store a scrambled code for it, not the IP address itself. The code changes daily and is deleted when it expires.',
        ],
      },
      {
        heading: 'When you email us',
        paragraphs: [
          'Your message stays in our mailbox like any other mail. Photos, unit numbers and VINs help us bring the right parts. Sending them is up to you.',
        ],
      },
      {
        heading: 'When you visit this site',
        paragraphs: [
          'Our web host sees what every web server sees: your IP address, the page, the time and your browser’s name. It may keep that in its own logs for security.',
          'A map from Google Maps sits at the foot of each page and loads only when you scroll near it. From then on, Google receives your IP address and browser details. It may set its own cookies, under its own privacy policy.',
          'Your browser also keeps pages you have read, with the files they need, so they open without a signal. They stay on your device, at most 30 of them, until you clear the site’s data. We can’t see them.',
          'If we update the site while you are reading, a page may have to reload. Your browser tab keeps a note of that until you close it.',
        ],
      },
      {
        heading: 'Accounts',
        paragraphs: [
          'You don’t need an account. The Admin link in the footer is for our own staff. An account sees nothing until we approve it, and its password is stored only in hashed form. Only staff we approve can see customer data. When they sign out, their browser forgets the login and any text they hadn’t sent. We keep a log of which of them changed our phone settings, called you or noted that you allow texts, and when.',
        ],
      },
      {
        heading: 'Why we use it',
        paragraphs: ['For these purposes and no others:'],
        points: [
          'to answer you, find the machine, and quote, schedule and do the work;',
          'to keep the service records that you want or the law requires for your vehicles;',
          'to bill, to settle disputes and to meet legal duties;',
          'to keep our phone line and this site secure.',
        ],
      },
      {
        heading: 'Who else handles it',
        paragraphs: [
          'These providers work for us, each only for its own task. We disclose more only when the law requires it, or to a buyer of the business who takes over these same duties.',
        ],
        points: [
          'Twilio carries our calls and texts and keeps its own records of them.',
          'Supabase hosts our database, staff logins and server functions, including the quote form’s. It may keep technical logs of its own.',
          'Our email provider holds our mail.',
          'Our web host serves these pages. Google serves the map.',
        ],
      },
      {
        heading: 'Mobile numbers and text consent are not shared',
        paragraphs: [
          '**Mobile information and text-messaging opt-in data and consent are not sold to, rented to or shared with any third parties or affiliates for marketing or promotional purposes.** Unless the law requires it, or the business is sold (see above), they reach only the providers that carry or store our messages.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: ['Our system deletes most of it by itself. Each kind of record has its own limit:'],
        points: [
          'texts, notes, call records and voicemail entries: 24 months;',
          'our log of office changes and outgoing calls: 24 months;',
          'quote requests and their pictures: 24 months;',
          'a quote request in which you agreed to texts: as long as we text each other, as proof, but its pictures go after 24 months;',
          'permission you gave by phone or in person: until the last message of that conversation is deleted;',
          'a STOP, or a number we blocked: for good, and only the number;',
          'email: until you ask us to delete it, or we no longer need it for your machine;',
          'staff logins: until we delete the account;',
          'service records: as long as you want them or the law requires them.',
        ],
      },
      {
        heading: 'Other copies, and how to have them erased',
        paragraphs: [
          'Twilio keeps its own copies of texts, pictures, recordings and call records. Our system doesn’t delete those on a set date. What we delete from our database stays in its backups until they are overwritten, typically about a week later.',
          'When you ask us to erase what we have on your number, we delete it in our system, with the record of your consent. If you told us to stop, we keep only that fact and your number, so nobody texts you again. At Twilio, we delete that number’s texts with their pictures, its recordings and its call records. Our mailbox is separate, so we delete your emails there by hand. We can’t erase service records that the law makes us keep.',
        ],
      },
      {
        heading: 'How we protect it',
        paragraphs: [
          'Connections are encrypted. Only staff we approve can read conversations and quote requests, and the server checks that every time. No system is perfect. If your data is ever exposed, we will tell you and the authorities as the law requires.',
        ],
      },
      {
        heading: 'Your choices',
        paragraphs: [
          `You may ask what we have on your number or email address. You may have it corrected or erased. It costs nothing, and you need no reason. Before we act, we check that the number or address is yours. We tell you if the law makes us keep something. ${support}`,
          'To stop texts, reply **STOP** to any of them.',
        ],
      },
      {
        heading: 'Children, and changes to this policy',
        paragraphs: [
          'We serve businesses, and this site isn’t directed to children. When this policy changes, the date at the top changes with it.',
        ],
      },
    ],
    related: { path: '/sms-policy', text: 'SMS Policy' },
  },
  'sms-policy': {
    title: 'SMS Policy',
    description:
      'How our text messages work: what we send and how often, rates, how to stop with STOP, how to get HELP, and what we never share.',
    lead: 'In short: we text you about your own machine, you can stop at any time, and you never need texts to get service. The full terms are below.',
    updated: '2026-11-26',
    sections: [
      {
        heading: 'Program name and description',
        paragraphs: [
          `**${business.name} Service Texts** is the SMS/text messaging program of ${business.legalName}. You text us, we text you back: it is two-way customer care about your own equipment. We send no promotions. We text you:`,
        ],
        points: [
          'answers to questions you text us;',
          'quotes and follow-up questions about a machine you told us about;',
          'appointments, arrival times and repair status.',
        ],
      },
      {
        heading: 'How you join',
        paragraphs: [
          'There are three ways to join:',
          '**1.** You text our number first, and we text back.',
          '**2.** You check the text box on the quote form on our contact page. The box is empty when the form opens and separate from everything else. You can send the form without it.',
          '**3.** You tell us on the phone or in person that we may text you. We write that down, and our first text says who we are and how to stop.',
          'If you did none of these, the office doesn’t text you. The one exception: you call, nobody answers, and we send a single text that says how to reach us. That text doesn’t sign you up for anything. You won’t get more than one in 24 hours, and STOP ends it. We never add anyone from a list.',
          `**Consent to texts is not a condition of any purchase or service**: we can do everything by phone or email. When you check the box, you agree to texts from ${business.name} about that request. We store the wording you agreed to, which version it was, and when. The words beside the box are:`,
        ],
        quotesTextConsent: true,
      },
      {
        heading: 'How often',
        paragraphs: [
          '**Message frequency varies** with your request: typically a few messages for a repair, none when nothing is going on. When your text has an emergency word or comes in outside office hours, an automatic reply may answer it. You get at most one each time we’re closed and one to an emergency word in 12 hours, plus one text after a missed call.',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          '**Message and data rates may apply.** We don’t charge for texts. Your mobile carrier might, so check your plan.',
        ],
      },
      {
        heading: 'How to stop',
        paragraphs: [
          'Reply **STOP** to any message and we stop. You may receive one last text that confirms it. STOPALL, UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE and OPTOUT do the same. You can also tell us in your own words, by text, phone or email. Reply **START** to hear from us again.',
        ],
      },
      {
        heading: 'How to get help',
        paragraphs: [
          `Reply **HELP** to any message, and an automatic reply comes back. To reach a person, call ${phoneText} or email ${business.email}.`,
        ],
      },
      {
        heading: 'Carriers',
        paragraphs: [
          `Carriers are not liable for delayed or undelivered messages. Delivery depends on your carrier and on coverage, which can be thin at a jobsite or in a field. **In an emergency, don’t text.** Anyone hurt or in danger: call 911. Machine down: call ${phoneText}. Don’t text while driving.`,
        ],
      },
      {
        heading: 'Privacy',
        paragraphs: [
          'Mobile information, text-messaging opt-in data and consent are not shared with any third parties or affiliates for marketing or promotional purposes. What we store about texts, and how to have it erased, is in the privacy policy.',
        ],
      },
    ],
    related: { path: '/privacy', text: 'Privacy Policy' },
  },
} as const satisfies Record<string, Policy>;
