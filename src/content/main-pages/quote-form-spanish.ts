/** The quote form in Spanish, for drivers. It loads only for whoever asks for it. The other texts are in English. */
import { isServed } from '../area/response-times';
import { spanishArrival } from '../area/spanish-arrival';
import { business, phoneText } from '../business';
import type { Proof } from '../proof';
import type { FormWords } from './quote-form';
import type { PartWords } from './quote-form-parts';

const locale = 'es-US';

/** A time of day ends with a period of its own: 7:00 a.m. */
const endSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

const { city: base } = business.location;

const { offers }: Proof = business.proof;

export const formWords: FormWords = {
  form: 'Solicitud de cotización',
  steps: {
    repair: { 1: 'Paso 1 de 2: máquina y problema', 2: 'Paso 2 de 2: lugar y contacto' },
    planned: { 1: 'Paso 1 de 2: trabajo y días', 2: 'Paso 2 de 2: lugar y contacto' },
    question: { 1: 'Su pregunta', 2: 'Cómo le respondemos' },
  },
  kindQuestion: '¿Qué necesita?',
  kinds: {
    repair: { label: 'Algo se descompuso', hint: 'Un camión, una plataforma o una máquina por reparar.' },
    planned: {
      label: 'Servicio programado o inspección',
      hint: `Mantenimiento o inspección DOT${offers.aerialAnnualInspections ? ' o de plataformas' : ''}, el día que le convenga.`,
    },
    question: { label: 'Una pregunta', hint: 'Precios, refacciones, o si hacemos ese trabajo.' },
  },
  questions: {
    service: { label: '¿Qué servicio?' },
    units: { label: '¿Cuántas unidades?' },
    equipment: {
      label: 'Máquina',
      hint: 'Camión, excavadora, plataforma de tijera. Agregue el modelo si lo tiene.',
    },
    brand: { label: 'Marca (opcional)', hint: 'Cualquier marca, esté o no en nuestra lista.' },
    description: {
      label: 'Qué pasó',
      hint: 'Qué hace o no hace, códigos y luces del tablero, millas u horas.',
    },
    canMove: { label: '¿Se puede mover? (opcional)' },
    urgency: { label: '¿Qué tan urgente es?' },
    preferred: { label: 'Días que le convienen (opcional)' },
    place: { label: '¿Dónde está la máquina?', detail: 'Dirección, pueblo, ZIP, o carretera y milla' },
    company: { label: 'Empresa (opcional)' },
    name: { label: 'Nombre' },
    phone: {
      label: 'Teléfono',
      hint: 'Teléfono o correo: con uno basta. Tal vez tengamos una pregunta antes de cotizar.',
    },
    email: { label: 'Correo electrónico' },
  },
  questionsByKind: {
    repair: {},
    planned: {
      equipment: {
        label: '¿Cuáles? (opcional)',
        hint: 'Marcas, modelos o números de unidad: 3 Cascadia, unidades 12 a 14.',
      },
      description: {
        label: '¿Algo más? (opcional)',
        hint: 'Millas u horas, fallas conocidas, el código de la puerta.',
      },
    },
    question: {
      description: { label: 'Su pregunta', hint: 'Sobre un precio, una refacción, una máquina o un lugar.' },
      phone: { label: 'Teléfono', hint: 'Teléfono o correo: con uno basta.' },
    },
  },
  choices: {
    preventive_maintenance: 'Mantenimiento preventivo',
    dot_annual: 'Inspección anual DOT',
    lift_annual: 'Inspección anual de plataformas',
    other: 'Otro servicio',
    yes: 'Sí',
    no: 'No',
    unsure: 'No sé',
    'Down now, need help today': 'Parado, necesito ayuda hoy',
    'In the next day or two': 'En uno o dos días',
    'This week': 'Esta semana',
    'Planning ahead': 'Sin prisa',
  },
  tooLong: (length, limit) =>
    `${length.toLocaleString(locale)} caracteres, y caben ${limit.toLocaleString(locale)}. Acorte el texto.`,
  retry: 'Intentar otra vez',
  back: 'Atrás',
  call: 'Llame al',
  orCall: 'O llame al',
  parts: {
    loading: 'Cargando…',
    failed:
      'Una parte del formulario no se cargó. Revise su señal e intente otra vez, o llame. No se pierde nada de lo que escribió.',
  },
  kindMissing: 'Elija qué necesita.',
  buttons: {
    next: 'Siguiente: lugar y contacto',
    send: 'Enviar solicitud',
    sending: 'Enviando…',
  },
  policies:
    'Lea la [política de mensajes de texto](/sms-policy) y la [política de privacidad](/privacy), que están en inglés.',
  checkBlocked:
    'No se pudo cargar la verificación contra robots. Envíe su solicitud de todos modos. Tal vez tardemos más en verla: si es urgente, llame.',
  downNow: {
    before: `**¿Necesita ayuda hoy? Llame al** ${phoneText}, 24/7.`,
    chosen: '¿Está parado? Llámenos, a cualquier hora.',
  },
};

export const partWords: PartWords = {
  locale,
  area: {
    arrival: (tier) => (isServed(tier) ? `Llegada normal: ${spanishArrival[tier]}` : spanishArrival[tier]),
    miles: (miles) => `${miles} millas`,
    distance: (miles) => `${miles} millas del centro de ${base}`,
    near: (town, distance) => `Cerca de ${town}, a ${distance}`,
    far: (distance) => `A unas ${distance}`,
  },
  problems: {
    heading: 'Revise estos campos',
    service: 'Elija un servicio.',
    units: 'Escriba cuántas son.',
    other: 'Diga qué trabajo necesita.',
  },
  place: {
    unknown: 'No está en nuestra lista de pueblos, y no importa: lo encontraremos.',
    unknownZip: 'No es un código postal cercano. Revise los números, o agregue el pueblo.',
    near: (town) => `¿Quiso decir ${town}? Si no, déjelo como está.`,
    locate: 'Usar mi ubicación',
    locateNote: 'Solo si está junto a la máquina.',
    locating: 'Buscando su ubicación…',
    located:
      'Su ubicación va con la solicitud, con una precisión de unos 30 pies. Agregue la carretera y la milla si las sabe.',
    rough: (miles) =>
      `Su dispositivo sabe dónde está solo con unas ${miles} ${miles === 1 ? 'milla' : 'millas'} de precisión. Agregue la carretera o el pueblo.`,
    forget: 'Quitar mi ubicación',
    refused: 'Su navegador no nos dio la ubicación. Escriba dónde está la máquina.',
    notFound: 'Su dispositivo no encontró su ubicación. Escriba dónde está la máquina, o intente otra vez.',
  },
  days: {
    ranks: ['Primera opción', 'Segunda opción', 'Tercera opción'],
    none: 'Cualquier día',
    parts: { any: 'Cualquier hora', morning: 'Mañana', afternoon: 'Tarde' },
    partLabel: 'hora',
    note: 'Elija hasta tres. Le confirmaremos uno. Nada queda apartado hasta entonces.',
    emergency: `Los domingos y días feriados vamos a emergencias: llame al ${phoneText}.`,
    noAfternoon: 'Ese día cerramos al mediodía: solo puede ser por la mañana.',
    noMorning: 'Ese día abrimos al mediodía: solo puede ser por la tarde.',
    gone: 'ya no está libre',
  },
  pictures: {
    add: 'Agregar fotos',
    hint: (atMost) =>
      `Hasta ${atMost}, si quiere: el daño, la placa de datos, una luz del tablero. Quitamos la ubicación guardada en ellas.`,
    leftOut: (names, atMost) => `Puede agregar hasta ${atMost}. No se agregaron: ${names}.`,
    notKept:
      'Este navegador no puede guardar sus fotos. Envíe la solicitud antes de volver a cargar la página.',
    notReady: 'Una de sus fotos no está lista. Espere un momento, o quítela en el paso 1.',
    lost: 'No llegaron. Envíelas otra vez cuando le respondamos.',
    unreadable: (names) => `No se pueden leer como fotos y no se enviarán: ${names}.`,
    list: {
      name: 'Fotos adjuntas',
      picture: (place) => `Foto adjunta ${place}`,
      preparing: 'Preparando…',
      problem: 'Este archivo no se puede leer como foto. Pruebe con JPEG o PNG.',
      remove: 'Quitar',
      removeNamed: (place, name) => `Quitar la foto ${place}, ${name}`,
    },
  },
  failures: {
    notSent: 'No se envió',
    notConfirmed: 'No pudimos confirmar que llegó',
    noAnswer:
      'Nuestro servidor no respondió. Revise su señal y envíela otra vez, o llame. No importa si la recibimos dos veces.',
    outOfOrder: 'Algo falló de nuestro lado. Intente otra vez en un minuto, o llame.',
    nothingLost: 'No se pierde nada de lo que escribió.',
  },
  answered: (when) => endSentence(`Respondemos solicitudes ${when}`),
  receipt: {
    heading: 'Recibimos su solicitud',
    reference: 'Su número de referencia',
    stuck: `¿Está en peligro o parado en un carril? Llame primero al 911. ¿Está parado en la carretera? No espere respuesta: llame al ${phoneText} a cualquier hora.`,
    nextHeading: 'Qué sigue',
    read: (when) =>
      when === null
        ? 'Leemos las solicitudes en horas de oficina, primero las urgentes.'
        : endSentence(`Respondemos ${when}`),
    answer: (address) => `Le respondemos a ${address} con preguntas o un precio.`,
    answerQuestion: (address) => `Le respondemos a ${address}.`,
    booking: 'Nada queda apartado hasta que usted diga que sí.',
    notBooked: 'Los días son por ahora lo que usted prefiere. Un día queda apartado cuando lo confirmamos.',
    calling: '¿Llama por esto? Diga la referencia, y la encontramos.',
    callingWithout: '¿Llama por esto? Denos el teléfono o el correo que envió, y la encontramos.',
    sentHeading: 'Lo que envió',
    another: 'Enviar otra solicitud',
    or: 'o',
    zip: (zip) => `código postal ${zip}`,
    descriptions: { repair: 'Qué pasó', planned: 'Nota', question: 'Pregunta' },
    terms: {
      service: 'Servicio',
      units: 'Unidades',
      machine: 'Máquina',
      days: 'Días',
      pictures: 'Fotos',
      canMove: 'Se puede mover',
      urgency: 'Urgencia',
      where: 'Lugar',
      position: 'Ubicación',
      name: 'Nombre',
      company: 'Empresa',
      reach: 'Contacto',
      texts: '¿Mensajes de texto?',
    },
    yes: 'Sí',
    no: 'No',
  },
};
