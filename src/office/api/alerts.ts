/** What the office asks of alerts. */
import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '../../../supabase/functions/_shared/contract/action';
import type { alertActions } from '../../../supabase/functions/_shared/contract/alerts';
import { smsHandler } from './client';

/** Its failure raises no notice: the panel says it. */
export const alertsQuery = () =>
  queryOptions({ queryKey: ['alerts'], queryFn: () => smsHandler.call('getAlerts', {}) });

export const saveAlerts = (alerts: RequestOf<(typeof alertActions)['saveAlerts']>) =>
  smsHandler.call('saveAlerts', alerts);

export const removeAlertDevice = (endpoint: string) => smsHandler.call('removeAlerts', { endpoint });

export const sendTestAlert = () => smsHandler.call('testAlert', {});
