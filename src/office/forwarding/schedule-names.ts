import type { Weekday } from '#functions/business-hours';
import type { ForwardWhen, RingOrder } from '#functions/contract/call-handling';

export const weekdayName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

export const forwardWhenNames: Readonly<Record<ForwardWhen, string>> = {
  always: 'Always',
  business_hours: 'During business hours only',
  emergency_after_hours: 'During business hours, and to an emergency number after hours',
};

export const ringOrderNames: Readonly<Record<RingOrder, string>> = {
  in_order: 'One after the other, 20 seconds each',
  all_at_once: 'All at once: the first to take it gets the call',
};
