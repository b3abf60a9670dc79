import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { QuoteForm } from '../../../src/site/contact/quote-form';

export const form = (
  <StrictMode>
    <MemoryRouter>
      <QuoteForm />
    </MemoryRouter>
  </StrictMode>
);

export const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });
