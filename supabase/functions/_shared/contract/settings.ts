/** The keys of the rows of `business_settings`. */
export const settingKeys = {
  businessNumber: 'twilio_phone_number',
  forwardingNumber: 'call_forwarding_number',
} as const;

export type SettingKey = (typeof settingKeys)[keyof typeof settingKeys];

/** The descriptions of the rows. */
export const settingDescriptions: Readonly<Record<SettingKey, string>> = {
  twilio_phone_number: 'Business phone number for calls and text messages',
  call_forwarding_number: 'Number that incoming calls are forwarded to',
};
