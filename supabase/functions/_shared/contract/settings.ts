/** Row keys of `business_settings`. */
export const settingKeys = {
  businessNumber: 'twilio_phone_number',
  forwardingNumber: 'call_forwarding_number',
} as const;

export type SettingKey = (typeof settingKeys)[keyof typeof settingKeys];
