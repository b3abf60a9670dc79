/** A summary for drivers who read Spanish. The other texts are in English. */
import { spanishArrival } from './area/spanish-arrival';
import { business, phoneText } from './business';

export const spanish = {
  danger: '¿Hay heridos, hay peligro o está parado en un carril? Llame primero al 911.',
  paragraphs: [
    `¿Se descompuso su camión, camioneta, montacargas, plataforma o excavadora? Llámenos al ${phoneText} a cualquier hora, todos los días. Vamos adonde está y arreglamos ahí mismo lo que se puede arreglar en el lugar.`,
    `Cuánto tardamos normalmente: en la zona de Tulsa, ${spanishArrival.metro}. Hasta ${business.serviceRadiusMiles} millas de Tulsa, ${spanishArrival.regional}. En Oklahoma City, ${spanishArrival.oklahomaCity}.`,
    'Qué arreglamos en el lugar: motor que no arranca, fugas de aire, frenos, mangueras hidráulicas, motor que se calienta, fallas de DEF y DPF, luces y cables.',
    'El precio: antes de salir le decimos cuánto cuestan la visita y la hora. No empezamos la reparación sin su permiso.',
  ],
  readyHeading: 'Tenga listo esto cuando llame',
  ready: [
    'Marca, modelo y año, y el VIN o el número de serie de la placa',
    'Dónde está: carretera, dirección y número de milla, o la calle y la ciudad',
    'Qué pasó, y qué luces o códigos muestra el tablero',
    'Si se puede mover, y si bloquea algo',
    'Quién aprueba el trabajo, y su teléfono',
  ],
  phrasesHeading: 'Para decirlo en inglés',
  phrases: [
    { spanish: 'Mi camión no arranca.', english: 'My truck won’t start.' },
    { spanish: 'Perdí el aire de los frenos.', english: 'I lost my air brakes.' },
    { spanish: 'Estoy en la I-44, milla…', english: 'I’m on I-44, mile marker…' },
    { spanish: 'Estoy en un lugar seguro.', english: 'I’m in a safe place.' },
  ],
};
