/** The quote form for a driver who reads Spanish. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { spanishArrival } from '../../src/content/area/spanish-arrival';
import { serviceAreaTiers } from '../../src/content/area/tiers';
import { formWords } from '../../src/content/main-pages/quote-form-spanish';
import { QuoteForm } from '../../src/site/contact/quote-form';
import { tellAnswerTime } from '../../src/site/contact/spanish-words';
import { chooseFormLanguage } from '../../src/site/shared/form-language';
import { SpanishSummary } from '../../src/site/shared/spanish-summary';
import {
  canMoveChoices,
  serviceChoices,
  urgencyChoices,
} from '../../supabase/functions/_shared/domain/quote';
import { spanishSmsConsent } from '../../supabase/functions/_shared/domain/quote-spanish';
import { answerFirst, field, put } from '../support/site/quote-form';

const address = '*/functions/v1/request-quote';
const bodies: unknown[] = [];
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  bodies.length = 0;
  // A Friday at noon in Tulsa.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T18:00:00Z') });
  server.use(
    http.post(address, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, reference: '7KX3-M9QD' });
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
  act(() => chooseFormLanguage('en'));
});

const showPage = () =>
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/contact']}>
        <SpanishSummary />
        <QuoteForm />
      </MemoryRouter>
    </StrictMode>,
  );

/** Opens the summary, after which the form is in Spanish. */
async function askForSpanish() {
  fireEvent.click(screen.getByText('Español', { selector: 'summary span' }));
  return screen.findByRole('form', { name: 'Solicitud de cotización' });
}

const answerInSpanish = async (label: string) => {
  fireEvent.click(screen.getByText(label));
  await screen.findByText('Agregar fotos');
};

const choose = (label: string) => fireEvent.click(field(label));
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const place = '¿Dónde está la máquina? Dirección, pueblo, ZIP, o carretera y milla';

function describeRepair() {
  put('Máquina', 'Camión Cascadia');
  put('Qué pasó', 'No arranca.');
  choose('Esta semana');
  press('Siguiente: lugar y contacto');
}

it('the quote form is in Spanish for whoever opens the summary, and sends that with the office’s own words', async () => {
  showPage();
  const form = await askForSpanish();
  expect(form.closest('[lang]')).toHaveAttribute('lang', 'es');
  await answerInSpanish('Algo se descompuso');
  describeRepair();
  put(place, '74012');
  expect(
    await screen.findByText('Broken Arrow, OK, 14.3 millas. Llegada normal: de 30 a 60 minutos.'),
  ).toBeVisible();
  put('Nombre', 'Ana Ruiz');
  put('Teléfono', '918 555 0177');
  choose(spanishSmsConsent.text);
  expect(screen.getByText(/^Respondemos solicitudes hoy hasta las 6:00/)).toBeVisible();
  press('Enviar solicitud');
  expect(await screen.findByRole('heading', { name: 'Recibimos su solicitud' })).toHaveFocus();
  expect(bodies).toMatchObject([
    { language: 'es', kind: 'repair', urgency: 'This week', smsConsent: true, zip: '74012' },
  ]);
  expect(screen.getByText('Su número de referencia').parentElement).toHaveTextContent('7KX3-M9QD');
  for (const text of ['Esta semana', 'código postal 74012', 'Lo que envió', 'Sí']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it('the quote form says in Spanish what is missing, and what the function refused', async () => {
  const refused = { error: 'Revise.', code: 'invalid_fields', fields: { phone: 'Escriba el teléfono.' } };
  server.use(http.post(address, () => HttpResponse.json(refused, { status: 400 }), { once: true }));
  showPage();
  await askForSpanish();
  press('Siguiente: lugar y contacto');
  expect(screen.getByText('Elija qué necesita.')).toBeVisible();
  await answerInSpanish('Servicio programado o inspección');
  press('Siguiente: lugar y contacto');
  const readLines = () =>
    within(screen.getByRole('group', { name: 'Revise estos campos' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(readLines()).toEqual(['Qué servicio: Elija un servicio.', 'Cuántas unidades: Escriba cuántas son.']);
  expect(screen.getByText('martes, 1 de dic', { selector: 'option' })).toBeInTheDocument();
  choose('Otro servicio');
  put('¿Cuántas unidades?', '0');
  press('Siguiente: lugar y contacto');
  expect(readLines()).toEqual([
    'Cuántas unidades: Escriba cuántas máquinas son, de 1 a 999.',
    'Algo más: Diga qué trabajo necesita.',
  ]);
  put('¿Cuántas unidades?', '2');
  put('¿Algo más? (opcional)', 'Cambiar las mangueras.');
  press('Siguiente: lugar y contacto');
  press('Enviar solicitud');
  expect(readLines()).toEqual([
    'Dónde está la máquina: Díganos dónde está la máquina. Basta con el pueblo más cercano.',
    'Nombre: Escriba su nombre.',
    'Teléfono: Escriba un teléfono o un correo electrónico. Con uno basta.',
  ]);
  put(place, 'I-44, milla 283');
  put('Nombre', 'Ana Ruiz');
  put('Teléfono', '918 555 0177');
  press('Enviar solicitud');
  expect(await screen.findByText('Escriba el teléfono.', { selector: 'p' })).toBeVisible();
});

it('a request in Spanish that fails says so in Spanish, with nothing lost', async () => {
  server.use(http.post(address, () => HttpResponse.error(), { once: true }));
  showPage();
  await askForSpanish();
  await answerInSpanish('Una pregunta');
  put('Su pregunta', '¿Arreglan grúas?');
  put('Nombre', 'Ana Ruiz');
  put('Correo electrónico', 'ana@fleet.example');
  press('Enviar solicitud');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('No pudimos confirmar que llegó');
  expect(notice).toHaveTextContent('No se pierde nada de lo que escribió.');
  press('Intentar otra vez');
  expect(await screen.findByText('Le respondemos a ana@fleet.example.')).toBeVisible();
});

describe('the way back to English', () => {
  it('keeps what was typed, says the shown problems in English, and sends no language', async () => {
    showPage();
    await askForSpanish();
    await answerInSpanish('Una pregunta');
    put('Su pregunta', 'Do you fix cranes?');
    press('Enviar solicitud');
    expect(screen.getByText('Escriba su nombre.', { selector: 'p' })).toBeVisible();
    const back = screen.getByRole('button', { name: 'English' });
    back.focus();
    fireEvent.click(back);
    expect(screen.getByRole('form', { name: 'Quote request' })).toBeVisible();
    expect(screen.getByText('Please enter your name.', { selector: 'p' })).toBeVisible();
    expect(field('Your question')).toHaveValue('Do you fix cranes?');
    expect(screen.getByRole('button', { name: 'Español' })).toHaveFocus();
    put('Name', 'Dana Reyes');
    put('Email', 'dana@fleet.example');
    press('Send request');
    await screen.findByRole('heading', { name: 'Request received' });
    expect(bodies[0]).not.toHaveProperty('language');
  });

  it('is not needed by whoever never asks for Spanish', async () => {
    render(
      <MemoryRouter>
        <QuoteForm />
      </MemoryRouter>,
    );
    act(() => sessionStorage.clear());
    await answerFirst('repair');
    expect(screen.getByRole('form', { name: 'Quote request' }).closest('[lang]')).toBeNull();
  });
});

it('the choice lasts on the next page and over a reload', async () => {
  const { unmount } = showPage();
  await askForSpanish();
  expect(sessionStorage.getItem('form-language')).toBe('es');
  unmount();
  render(
    <MemoryRouter>
      <QuoteForm />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('form', { name: 'Solicitud de cotización' })).toBeVisible();
});

it('every choice has a label in Spanish', () => {
  const values = [...serviceChoices, ...canMoveChoices].map(({ value }) => value);
  expect(Object.keys(formWords.choices).toSorted()).toEqual([...values, ...urgencyChoices].toSorted());
});

it('the arrival times in Spanish are those of the service area', () => {
  const readNumbers = (text: string) => text.match(/\d+/g);
  for (const [tier, { responseTime }] of Object.entries(serviceAreaTiers)) {
    const [, spanish = ''] = Object.entries(spanishArrival).find(([name]) => name === tier) ?? [];
    expect(readNumbers(spanish), tier).toEqual(readNumbers(responseTime));
    expect(/minutos/.test(spanish), tier).toBe(/minutes/.test(responseTime));
  }
});

it.each([
  [{ until: '18:00' }, /^hoy hasta las 6:00/],
  [{ until: '00:00' }, /^hoy hasta la medianoche$/],
  [{ date: '2026-11-27', opens: '13:00', daysAhead: 0 }, /^hoy desde la 1:00/],
  [{ date: '2026-11-28', opens: '08:00', daysAhead: 1 }, /^mañana desde las 8:00/],
  [{ date: '2026-11-30', opens: '07:00', daysAhead: 3 }, /^el lunes desde las 7:00/],
  [{ date: '2026-12-07', opens: '07:00', daysAhead: 10 }, /^el lunes, 7 de diciembre desde las 7:00/],
  [null, /^lo antes posible$/],
])('in Spanish we answer %j as %s', (time, words) => expect(tellAnswerTime(time)).toMatch(words));
