import type { share as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'

export const share = {
  heading: 'La clase de {name} necesita una mano.',
  headingMatched: 'La clase de {name} recibió sus $800.',
  title: 'La clase de {name}',
  description:
    'Un cupo de patrocinio cuesta $800 y llega completo a esta clase. Dónalo, comparte esta página o imprime el cartel.',
  descriptionAt:
    '{place}. Un cupo de patrocinio cuesta $800 y llega completo a esta clase. Dónalo, comparte esta página o imprime el cartel.',
  descriptionMatched:
    'Esta clase recibió un cupo de patrocinio este año escolar. Mira a dónde fueron los $800 o dona otra vez.',
  picture: 'Ilustración: una maestra y cuatro niños en la alfombra de lectura de un aula.',
  portrait: 'Imagen de {name}',
  text: 'Un cupo de patrocinio cuesta $800. Pagado con este enlace llega completo a esta clase, de inmediato.',
  textMatched:
    'El cupo {number} puso $800 en el presupuesto de esta clase el {day}. Todavía puedes donar: tu donación también llega a esta clase.',
  textUnconfirmed:
    'Todavía ninguna donación puede llegar a esta clase. Primero {name} tiene que confirmarla desde un correo escolar.',
  give: 'Donar $800 a esta clase',
  giveOther: 'Donar otro monto',
  giveAgain: 'Donar a esta clase',
  giveElsewhere: 'Donar a las aulas',
  follow: 'Seguir el cupo {number}',
  facts: {
    label: 'Lo que sabemos de esta clase',
    confirmed: 'Confirmada por su maestra o maestro',
    unconfirmed: 'Aún sin confirmar',
    neighbors: {
      one: '{count} persona la nominó, con confirmación: {confirmed}',
      other: '{count} personas la nominaron, con confirmación: {confirmed}',
    },
    matched: 'Recibió su cupo el {day}',
  },
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'Tu navegador no lo copió. La dirección está bajo el código.',
  send: 'Compartir',
  print: 'Imprimir cartel',
  qr: 'Código QR que abre esta página',
  about: 'Quién enseña',
  badges: 'Insignias desbloqueadas con Tower Credits',
  photos: {
    title: 'Desde el aula',
    note: 'Las envió su maestra o maestro y las revisó nuestro equipo.',
    plain: 'Una foto del aula',
  },
  ways: {
    title: 'A dónde va tu donación',
    label: 'Una torre de ocho bloques, todos puestos: $800 para esta clase.',
    whole: {
      title: '$800',
      text: 'Emiten un cupo de patrocinio. Con el código de esta clase llega aquí de inmediato, sin sorteo.',
    },
    part: {
      title: 'Cualquier otro monto',
      text: 'Va directo al presupuesto de esta clase en cuanto pagas, a menos que elijas una torre.',
    },
    record: {
      title: 'Todo queda a la vista',
      text: 'Cada cupo tiene una página pública: cuándo se emitió, qué clase lo recibió y cuánto se usó.',
    },
  },
  flyer: {
    scan: 'Escanea para ayudar',
    how: 'Apunta la cámara del teléfono al código o escribe la dirección.',
    otherLanguage: 'en',
    otherHeading: '{name}’s class needs a hand.',
    otherHeadingMatched: '{name}’s class got its $800.',
    otherText: 'One Sponsor Slot is $800. Paid with this link, all of it goes to this class.',
    otherHow: 'Point your phone’s camera at the code, or type the address.',
  },
  gone: {
    404: 'No se encontró el enlace',
    410: 'El enlace no existe o ya no está activo.',
    help: 'Pide un enlace nuevo a la maestra o el maestro o deja que el sorteo público elija una clase.',
    sponsor: 'Patrocinar un aula',
    home: 'Inicio',
  },
} as const satisfies Translated<typeof source>
