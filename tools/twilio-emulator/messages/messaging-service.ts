import { Ajv } from 'ajv';

/** The account's one Messaging Service, which has all numbers, and how carriers see them. */
type MessagingService = {
  serviceSid: string;
  hasService: boolean;
  /** Empty text: none is set. */
  inboundRequestUrl: string;
  useInboundWebhookOnNumber: boolean;
  /** The campaign's status; null: there is no campaign. */
  campaign: 'PENDING' | 'IN_PROGRESS' | 'VERIFIED' | 'FAILED' | null;
  /** The status of each toll-free number's verification; null: none was asked for. */
  tollFree: 'PENDING_REVIEW' | 'IN_REVIEW' | 'TWILIO_APPROVED' | 'TWILIO_REJECTED' | null;
};

/** All in order. */
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
