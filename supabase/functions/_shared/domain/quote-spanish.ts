/**
 * What the form and the function say to a customer who writes in Spanish. A file of its own, so that the form loads it
 * only for them.
 */
import { formatLongDay } from './business-hours.ts';
import { businessName } from './business.ts';
import type { QuoteSentences } from './quote-sentences.ts';
import type { smsConsent } from './quote.ts';

const formatDay = (day: string) => formatLongDay(day, 'es-US');

/** See `smsConsent`. The key words stay in English, because they are what a text has to say. */
export const spanishSmsConsent: Readonly<Record<keyof typeof smsConsent, string>> = {
  version: '2026-11-29-es',
  text: `${businessName} puede enviarme mensajes de texto sobre esta solicitud. La frecuencia de los mensajes varía. Pueden aplicarse tarifas por mensajes y datos. Responda STOP para no recibir más y HELP para pedir ayuda. No es requisito para recibir servicio.`,
};

export const spanishSentences: QuoteSentences = {
  notText: 'Envíe esto como texto.',
  tooLong: (limit) => `Acórtelo a ${limit} caracteres.`,
  kind: 'Elija de qué se trata.',
  units: (most) => `Escriba cuántas máquinas son, de 1 a ${most}.`,
  service: 'Elija un servicio.',
  language: 'Elija un idioma.',
  preferred: (most) => `Elija hasta ${most} días.`,
  coordinates: 'Envíe otra vez su ubicación.',
  name: 'Escriba su nombre.',
  place: 'Díganos dónde está la máquina. Basta con el pueblo más cercano.',
  equipment: '¿Qué máquina es? ¿Camión, excavadora, plataforma de tijera?',
  description: 'Díganos qué hace la máquina o qué pasó.',
  question: 'Escriba su pregunta.',
  urgency: 'Elija qué tan pronto nos necesita.',
  contact: 'Escriba un teléfono o un correo electrónico. Con uno basta.',
  phone: 'Escriba el teléfono con código de área, por ejemplo (918) 555-0142.',
  email: 'Escriba un correo electrónico como nombre@empresa.com.',
  zip: 'Escriba un código postal (ZIP) de 5 dígitos.',
  canMove: 'Elija Sí, No o No sé.',
  consent: 'Marque la casilla o déjela vacía.',
  consentNumber: 'Escriba el teléfono que recibirá los mensajes, o desmarque la casilla.',
  dayOver: (day) => `El ${formatDay(day)} ya pasó. Elija otro día.`,
  dayClosed: (day) => `El ${formatDay(day)} está cerrado. Elija otro día.`,
};
