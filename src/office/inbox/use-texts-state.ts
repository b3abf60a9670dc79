import { isTextReceiver, useBusinessLine } from '../api/business-line';

/** Whether texts to the business number reach this office. `unsaved`: no business number is saved. */
export function useTextsState(): 'works' | 'missing' | 'unsaved' | 'unknown' {
  const { settings, numbers, line, health, report } = useBusinessLine();
  if (!settings || !numbers || (line && !health)) {
    return 'unknown';
  }
  if (settings.businessNumber === null) {
    return 'unsaved';
  }
  return report !== undefined && isTextReceiver(report) ? 'works' : 'missing';
}
