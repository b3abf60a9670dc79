import { BarChart3, type LucideIcon, MessagesSquare, PhoneForwarded, Settings } from 'lucide-react';
import type { OfficeTab } from '../shared/use-office-address';

/** The office's tabs, in order. */
export const tabs: readonly { value: OfficeTab; label: string; Icon: LucideIcon }[] = [
  { value: 'settings', label: 'Settings', Icon: Settings },
  { value: 'messages', label: 'Messages', Icon: MessagesSquare },
  { value: 'call-forwarding', label: 'Call Forwarding', Icon: PhoneForwarded },
  { value: 'call-analytics', label: 'Call Analytics', Icon: BarChart3 },
];
