/** The rows of `business_settings` by key, with their descriptions. */
export const settingDescriptions = {
  twilio_phone_number: 'Business phone number for calls and text messages',
  call_forwarding_number: 'Number that incoming calls are forwarded to',
};

export type SettingKey = keyof typeof settingDescriptions;
