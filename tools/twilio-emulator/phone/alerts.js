/** The admin's phone: shows the alerts that the stack's push service delivered and decrypted. */
import { announce, element, fill, make, when } from './dom.js';

const pollMs = 2000;
const most = 6;
let newest = null;

const row = ({ at, alert }) =>
  make(
    'li',
    {},
    make('p', { className: 'alert-from' }, 'Office', make('time', { text: when(at), datetime: at })),
    make('a', { className: 'alert-title', text: alert.title, href: alert.url, target: 'office' }),
    make('p', { text: alert.body }),
  );

async function refreshAlerts() {
  const { delivered } = await (await fetch('/__push/delivered')).json();
  const alerts = delivered.filter(({ device }) => device === 'demo-phone');
  const [latest] = alerts;
  if (latest?.at === newest) return;
  if (newest !== null) announce(`Alert on the admin’s phone: ${latest.alert.title}`);
  newest = latest.at;
  fill(element('alerts'), alerts.slice(0, most).map(row));
}

async function poll() {
  // No message here: the customer's phone already reports that the stack is gone.
  if (!document.hidden) await refreshAlerts().catch(() => undefined);
  setTimeout(() => void poll(), pollMs);
}
void poll();
