import * as v from 'valibot';

/** The account's only Messaging Service, with all numbers, and their registrations with the carriers. */
export const messagingSchema = v.strictObject(
  {
    serviceSid: v.string(),
    hasService: v.boolean(),
    /** An empty string when none is set. */
    inboundRequestUrl: v.string(),
    useInboundWebhookOnNumber: v.boolean(),
    /** The campaign's status; null when there is no campaign. */
    campaign: v.nullable(v.picklist(['PENDING', 'IN_PROGRESS', 'VERIFIED', 'FAILED'])),
    /** The status of each toll-free number's verification; null when none was requested. */
    tollFree: v.nullable(v.picklist(['PENDING_REVIEW', 'IN_REVIEW', 'TWILIO_APPROVED', 'TWILIO_REJECTED'])),
  },
  'That is no state of a Messaging Service.',
);

/** The state in which nothing blocks texts. */
export const makeMessaging = (serviceSid: string): v.InferOutput<typeof messagingSchema> => ({
  serviceSid,
  hasService: true,
  inboundRequestUrl: '',
  useInboundWebhookOnNumber: true,
  campaign: 'VERIFIED',
  tollFree: 'TWILIO_APPROVED',
});
