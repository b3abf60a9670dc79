/** The business's lines with their webhooks, the numbers with trouble, and the contract's stamp. */
import { element, fill, make } from './dom.js';
import { become } from './identity.js';
import { onState, state } from './state.js';

async function showViolations() {
  const { violations } = await (await fetch('/__phone/api/violations')).json();
  fill(
    element('violation-list'),
    violations
      .slice(-10)
      .reverse()
      .map(({ side, method, path, problem }) =>
        make('li', { text: `${side} of ${method} ${path}: ${problem}` }),
      ),
  );
}

const pathOf = (url) =>
  URL.canParse(url) && new URL(url).host === location.host ? new URL(url).pathname : url;

function renderLines() {
  const select = element('line');
  const chosen = select.value || state.numbers[0]?.phoneNumber;
  select.replaceChildren(
    ...state.numbers.map(({ phoneNumber, friendlyName }) =>
      make('option', { text: `${phoneNumber}  ${friendlyName}`, value: phoneNumber }),
    ),
  );
  if (chosen) select.value = chosen;

  const customers = [...new Set(state.threads.map((thread) => thread.customer))];
  element('customers').replaceChildren(...customers.map((number) => make('option', { value: number })));
  if (element('customer').value === '') {
    element('customer').value = localStorage.getItem('customer') ?? customers.at(-1) ?? '+19185550123';
  }

  const hook = (term, url, unset) => [
    make('dt', { text: term }),
    url ? make('dd', { text: pathOf(url) }) : make('dd', { text: unset, className: 'unset' }),
  ];
  element('lines').replaceChildren(
    ...state.numbers.map(({ phoneNumber, friendlyName, smsUrl, voiceUrl, voiceApplicationSid }) =>
      make(
        'li',
        {},
        make('div', {}, make('strong', { text: phoneNumber }), make('small', { text: friendlyName })),
        make(
          'dl',
          {},
          ...hook('texts', smsUrl, 'no webhook'),
          ...(voiceApplicationSid
            ? hook('calls', '', `${voiceApplicationSid} overrides the webhook`)
            : hook('calls', voiceUrl, 'no webhook: set call forwarding')),
        ),
      ),
    ),
  );

  const stamp = element('stamp');
  stamp.textContent =
    state.violations === 0 ? 'Twilio contract kept' : `${state.violations} contract violations`;
  stamp.classList.toggle('bad', state.violations > 0);
  element('violations').hidden = state.violations === 0;

  if (element('troubled').childElementCount > 0) return;
  element('troubled').replaceChildren(
    ...state.troubledNumbers.map(({ phoneNumber, explanation }) => {
      const button = make('button', { text: phoneNumber, type: 'button' });
      button.addEventListener('click', () => become(phoneNumber));
      return make('li', {}, button, make('span', { text: explanation }));
    }),
  );
}

onState(() => {
  renderLines();
  if (state.violations > 0) void showViolations();
});
