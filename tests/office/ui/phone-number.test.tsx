import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatPhone } from '../../../src/office/shared/phone-format';
import { PhoneNumber } from '../../../src/office/shared/phone-number';

describe('a phone number', () => {
  it.each([
    ['+19185550199', '(918) 555-0199'],
    ['+14165550123', '(416) 555-0123'],
    ['+18005550100', '(800) 555-0100'],
    ['+18765550123', '+1 876 555 0123'],
    ['+442079460958', '+44 20 7946 0958'],
    ['+525512345678', '+52 55 1234 5678'],
  ])('such as %s is shown as %s', async (number, written) => {
    // The formatting rules for foreign numbers load with the first such number.
    await vi.waitFor(() => expect(formatPhone(number)).toBe(written));
  });

  it.each(['22395', 'AMAZON', 'whatsapp:+19185550111', 'desk@example.com', '19185550199', ''])(
    'that is not in E.164 form, %j, is unchanged',
    (other) => expect(formatPhone(other)).toBe(other),
  );

  it('is on the page both formatted and in E.164 form', () => {
    render(<PhoneNumber number="+19185550199" />);
    expect(screen.getByText('(918) 555-0199')).toBeVisible();
    expect(screen.getByText('+19185550199')).toBeInTheDocument();
  });

  it('that is not formatted is shown only once', () => {
    const { container } = render(<PhoneNumber number="22395" />);
    expect(container).toHaveTextContent(/^22395$/);
  });
});
