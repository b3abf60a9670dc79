import type { NumberHealth } from '../../../supabase/functions/_shared/contract/numbers';

export const isTextReceiver = ({ texts, capabilities }: NumberHealth) =>
  capabilities?.sms !== false && texts.route === 'here';

export const isCallReceiver = ({ calls, capabilities }: NumberHealth) =>
  capabilities?.voice !== false && calls.route === 'here';
