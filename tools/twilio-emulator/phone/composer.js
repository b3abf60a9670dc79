/** Writing a text, with photos and files. */
import { element, showProblem } from './dom.js';
import { customer, line } from './identity.js';
import { post, reason, refresh } from './state.js';

/** Twilio takes so much, and so many, with one text. */
const maxAttachedBytes = 5_000_000;
const maxAttached = 10;
let attached = [];

async function sendText(body) {
  const media = attached.map(({ source }) => source);
  if (body.trim() === '' && media.length === 0) return;
  const send = document.querySelector('.send');
  send.disabled = true;
  showProblem('');
  try {
    const sending = post('text', { from: customer(), to: line(), body, media });
    element('body').value = '';
    attach([]);
    await refresh();
    element('thread').scrollTop = element('thread').scrollHeight;
    const { webhook } = await sending;
    if (webhook?.problem) showProblem(webhook.problem);
    await refresh();
  } catch (error) {
    showProblem(reason(error));
    if (element('body').value === '') element('body').value = body;
  } finally {
    send.disabled = false;
  }
}

/** The files that go out with the next text: their names, and their bytes as `data:` addresses. */
function attach(files) {
  attached = files;
  element('attached').hidden = files.length === 0;
  element('attached').textContent = `Attached: ${files.map(({ name }) => name).join(', ')}`;
  if (files.length === 0) element('photo').value = '';
}

const dataAddress = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve({ name: file.name, source: reader.result }));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

element('composer').addEventListener('submit', (event) => {
  event.preventDefault();
  void sendText(element('body').value);
});
element('body').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  void sendText(element('body').value);
});
for (const button of document.querySelectorAll('[data-word]')) {
  button.addEventListener('click', () => void sendText(button.dataset.word));
}
element('photo').addEventListener('change', () => {
  const files = [...element('photo').files];
  if (files.length > maxAttached || files.reduce((sum, { size }) => sum + size, 0) > maxAttachedBytes) {
    attach([]);
    return showProblem('Choose up to 10 photos or files, 5 MB in all.');
  }
  Promise.all(files.map(dataAddress)).then(attach, (error) => showProblem(reason(error)));
});
