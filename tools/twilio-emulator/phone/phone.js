/** The phone's page: its parts in the order in which they are drawn, its tabs, and the asking for news. */
import './lines.js';
import './thread.js';
import './composer.js';
import { isCalling } from './call.js';
import './log.js';
import './tour.js';
import './alerts.js';
import { element, showProblem } from './dom.js';
import { become, customer } from './identity.js';
import { reason, refresh, state } from './state.js';

const pollMs = 1000;
const pollInCallMs = 200;

const tabs = [...document.querySelectorAll('[role=tab]')];
function choose(tab) {
  for (const candidate of tabs) {
    const isChosen = candidate === tab;
    candidate.setAttribute('aria-selected', String(isChosen));
    candidate.tabIndex = isChosen ? 0 : -1;
    element(candidate.getAttribute('aria-controls')).hidden = !isChosen;
  }
}
for (const [index, tab] of tabs.entries()) {
  tab.addEventListener('click', () => choose(tab));
  tab.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = tabs[(index + 1) % tabs.length];
    choose(next);
    next.focus();
  });
}

element('who').addEventListener('submit', (event) => event.preventDefault());
element('customer').addEventListener('change', () => become(customer()));
element('line').addEventListener('change', () => become(customer()));
element('newcomer').addEventListener('click', () => {
  const taken = new Set(state?.threads.map((thread) => thread.customer));
  const free = Array.from({ length: 100 }, (_, index) => `+1405555${String(100 + index).padStart(4, '0')}`);
  become(free.find((number) => !taken.has(number)) ?? free[0]);
});

async function poll() {
  try {
    if (!document.hidden) await refresh();
    if (element('problem').textContent.startsWith('The local stack')) showProblem('');
  } catch (error) {
    showProblem(reason(error));
  }
  setTimeout(() => void poll(), isCalling ? pollInCallMs : pollMs);
}
void poll();
