import { Ajv } from 'ajv';

/** The account's only Messaging Service, with all numbers, and their registrations with the carriers. */
type MessagingService = {
  serviceSid: string;
  hasService: boolean;
  /** An empty string when none is set. */
  inboundRequestUrl: string;
  useInboundWebhookOnNumber: boolean;
  /** The campaign's status; null when there is no campaign. */
  campaign: 'PENDING' | 'IN_PROGRESS' | 'VERIFIED' | 'FAILED' | null;
  /** The status of each toll-free number's verification; null when none was requested. */
  tollFree: 'PENDING_REVIEW' | 'IN_REVIEW' | 'TWILIO_APPROVED' | 'TWILIO_REJECTED' | null;
};

/** The state in which nothing blocks texts. */
export const newMessaging = (serviceSid: string): MessagingService => ({
  serviceSid,
  hasService: true,
  inboundRequestUrl: '',
  useInboundWebhookOnNumber: true,
  campaign: 'VERIFIED',
  tollFree: 'TWILIO_APPROVED',
});

const properties = {
  serviceSid: { type: 'string' },
  hasService: { type: 'boolean' },
  inboundRequestUrl: { type: 'string' },
  useInboundWebhookOnNumber: { type: 'boolean' },
  campaign: { enum: ['PENDING', 'IN_PROGRESS', 'VERIFIED', 'FAILED', null] },
  tollFree: { enum: ['PENDING_REVIEW', 'IN_REVIEW', 'TWILIO_APPROVED', 'TWILIO_REJECTED', null] },
};

export const isMessaging = new Ajv({ strict: false }).compile<MessagingService>({
  ...{ type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
});
