import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '../../../supabase/functions/_shared/contract/action';
import type { alertActions } from '../../../supabase/functions/_shared/contract/alerts';
import { smsHandler } from './client';

/** A failure shows no toast, because the panel shows the error. */
export const alertsQuery = () =>
  queryOptions({ queryKey: ['alerts'], queryFn: () => smsHandler.call('getAlerts', {}) });

export const saveAlerts = (alerts: RequestOf<(typeof alertActions)['saveAlerts']>) =>
  smsHandler.call('saveAlerts', alerts);

export const removeAlertDevice = (endpoint: string) => smsHandler.call('removeAlerts', { endpoint });

export const sendTestAlert = () => smsHandler.call('testAlert', {});
