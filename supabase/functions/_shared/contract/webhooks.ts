/** The webhooks that Twilio calls, as paths below a function's root. */
export const webhookPaths = {
  inboundMessage: '/sms-handler/inbound',
  messageStatus: '/sms-handler/status',
  inboundCall: '/twilio-manage/voice',
  /** Called for the phone that picks up, before the caller is put through. */
  screen: '/twilio-manage/screen',
  dialResult: '/twilio-manage/voice-result',
  voicemail: '/twilio-manage/voicemail',
  recordingStatus: '/twilio-manage/recording',
  transcript: '/twilio-manage/transcript',
  bridge: '/twilio-manage/bridge',
} as const;
