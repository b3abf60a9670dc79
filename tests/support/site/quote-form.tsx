import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
// What the form loads later is transformed before the tests, because that takes long on a busy machine.
import '../../../src/content/area/area-summaries';
import '../../../src/content/finder/quote-suggestions';
import '../../../src/site/contact/form-parts';
import { QuoteForm } from '../../../src/site/contact/quote-form';

export const formAt = (address: string) => (
  <StrictMode>
    <MemoryRouter initialEntries={[address]}>
      <QuoteForm />
    </MemoryRouter>
  </StrictMode>
);

export const form = formAt('/');

export const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });

/** The first question's answers. */
export const needs = {
  repair: 'Something is broken',
  planned: 'Planned service or an inspection',
  question: 'A question',
};

/** Answers the first question. The parts of the form that load then are there afterward. */
export async function answerFirst(kind: keyof typeof needs): Promise<void> {
  fireEvent.click(screen.getByText(needs[kind]));
  await screen.findByText('Add pictures');
}

/** Shows the form with its first question answered. */
export async function openForm(kind: keyof typeof needs = 'repair', address = '/') {
  const shown = render(formAt(address));
  await answerFirst(kind);
  return shown;
}

/** Pastes a whole text into a field, as autofill does. */
export const put = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

export const placeLabel = 'Where is the machine? Address, town, ZIP, or highway and mile';
