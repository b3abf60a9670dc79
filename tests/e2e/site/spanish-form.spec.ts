/** A driver at the roadside who reads Spanish, on a phone. */
import { expect, test } from '@playwright/test';
import { findViolations } from '../support/axe';
import { waitForHydration } from '../support/hydration';

test.use({ viewport: { width: 390, height: 844 } });

test('a driver asks for Spanish, is told in Spanish what is missing, and sends a request in Spanish', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const hasLoaded = (name: string) => scripts.some((path) => path.startsWith(`/assets/${name}-`));
  const bodies: unknown[] = [];
  await page.route('**/request-quote', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true, reference: '7KX3-M9QD' } });
  });

  await page.goto('/services/emergency-repair');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(hasLoaded('spanish-words')).toBe(false);
  await page.getByText('Español', { exact: true }).click();
  await expect(page.getByText('Para decirlo en inglés')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.goto('/contact');
  await waitForHydration(page);
  const form = page.getByRole('form', { name: 'Solicitud de cotización' });
  await expect(form).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[lang=es]').filter({ has: form })).toHaveCount(1);
  await form.getByRole('radio', { name: 'Algo se descompuso' }).check();
  await expect(form.getByRole('button', { name: 'Agregar fotos' })).toBeVisible();
  await form.getByRole('button', { name: 'Siguiente: lugar y contacto' }).click();
  const problems = form.getByRole('group', { name: 'Revise estos campos' });
  await expect(problems).toBeFocused();
  await expect(problems.getByRole('link')).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);

  await form.getByLabel('Máquina', { exact: true }).fill('Camión Cascadia');
  await form.getByLabel('Qué pasó', { exact: true }).fill('No arranca.');
  await form.getByLabel('Parado, necesito ayuda hoy').check();
  await form.getByRole('button', { name: 'Siguiente: lugar y contacto' }).click();
  await form.getByLabel('¿Dónde está la máquina?').fill('I-44 cerca de Vinita');
  await expect(form.getByText(/^Vinita, OK, .* Llegada normal: de 2 a 4 horas\.$/)).toBeVisible();
  await form.getByLabel('Nombre', { exact: true }).fill('Ana Ruiz');
  await form.getByLabel('Teléfono', { exact: true }).fill('918 555 0177');
  expect(await findViolations(page)).toEqual([]);

  // There and back, with everything typed still there.
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('form', { name: 'Quote request' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana Ruiz');
  await page.getByRole('button', { name: 'Español' }).click();

  await form.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos su solicitud' })).toBeFocused();
  await expect(page.getByText('7KX3-M9QD')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(bodies).toMatchObject([
    { language: 'es', kind: 'repair', urgency: 'Down now, need help today', place: 'I-44 cerca de Vinita' },
  ]);
});
