/** The Twilio account of a local stack: the developer's own, or the emulator's. */
import { webhookPaths } from '../../supabase/functions/_shared/contract/webhooks.ts';
import { CommandError, explainError } from '../command-error.ts';
import { createTwilioEmulator, type TwilioEmulator } from '../twilio-emulator/emulator.ts';
import type { StackInfo } from './data-folder.ts';
import type { Variables } from './database-call.ts';
import { demoBusinessNumber } from './demo-number.ts';
import type { Keys } from './keys.ts';

/** Numbers of the emulator's account. */
const emulatorNumbers = [
  { phoneNumber: demoBusinessNumber, friendlyName: 'Main line' },
  { phoneNumber: '+19185550143', friendlyName: 'Spare line' },
];

export type TwilioAccount = StackInfo['twilio'] & { isEmulated: boolean };

export function findTwilioAccount(env: Variables, keys: Keys, origin: string): TwilioAccount {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_API_URL: apiUrl } = env;
  if (!accountSid !== !authToken) {
    throw new CommandError(
      "Only one of TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN is set: set both to use Twilio's service, or neither to use the emulator.",
    );
  }
  if (accountSid && authToken) {
    return { accountSid, authToken, apiUrl: apiUrl || 'https://api.twilio.com', isEmulated: false };
  }
  return {
    accountSid: keys.twilioAccountSid,
    authToken: keys.twilioAuthToken,
    apiUrl: apiUrl || `${origin}/__twilio`,
    isEmulated: true,
  };
}

export function openEmulator(
  { accountSid, authToken, apiUrl }: Pick<TwilioAccount, 'accountSid' | 'authToken' | 'apiUrl'>,
  publicFunctionsUrl: string,
  stateFile: string | null,
): TwilioEmulator {
  const smsUrl = publicFunctionsUrl + webhookPaths.inboundMessage;
  const numbers = emulatorNumbers.map((number) => ({ ...number, smsUrl }));
  try {
    return createTwilioEmulator({ accountSid, authToken, numbers, publicFunctionsUrl, apiUrl, stateFile });
  } catch (error) {
    throw new CommandError(explainError(error));
  }
}
