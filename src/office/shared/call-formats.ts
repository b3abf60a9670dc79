/** Formats days, hours and lengths of calls. */
/** Such as 'Nov 20', from YYYY-MM-DD. */
export const formatDay = (day: string, more: Intl.DateTimeFormatOptions = {}) =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', ...more });

/** Such as '7 AM', from 0 to 23. */
export const formatHour = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

/** Such as '2 h 16 min' or '2 min 22 s', from seconds. */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) {
    return `${whole} s`;
  }
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes} min ${whole % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
