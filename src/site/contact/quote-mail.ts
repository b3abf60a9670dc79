import { business } from '../../content/business';
import { quoteFields } from '../../content/main-pages/contact';

/** Opens an e-mail to us with the questions in it. */
export const quoteMail = `mailto:${business.email}?subject=${encodeURIComponent('Service quote request')}&body=${encodeURIComponent(
  `${quoteFields.map((field) => `${field}: `).join('\r\n')}\r\n`,
)}`;
