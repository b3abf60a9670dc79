/** The typical arrival times of tiers.ts in Spanish. A test holds their numbers equal. */
import type { PlaceTier } from './places';

export const spanishArrival: Readonly<Record<PlaceTier, string>> = {
  metro: 'de 30 a 60 minutos',
  oklahomaCity: 'el mismo día',
  regional: 'de 2 a 4 horas',
  justOutside: 'Apenas fuera de la zona: llame, tal vez podamos ir',
  outside: 'Fuera de la zona',
};
