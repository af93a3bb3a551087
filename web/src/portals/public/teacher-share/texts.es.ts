import type { share as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'

export const share = {
  heading: 'La clase de {name} necesita una mano.',
  title: 'La clase de {name}',
  description:
    'Un cupo de patrocinio cuesta $800 y llega entero a esta clase. Dalo, comparte esta página o imprime el cartel.',
  descriptionAt:
    '{place}. Un cupo de patrocinio cuesta $800 y llega entero a esta clase. Dalo, comparte esta página o imprime el cartel.',
  picture: 'Ilustración: una maestra y cuatro niños en la alfombra de lectura de un aula.',
  portrait: 'Imagen de {name}',
  text: 'Un cupo de patrocinio cuesta $800. Pagado con este enlace llega entero a esta clase, enseguida.',
  give: 'Dar a esta clase su cupo: $800',
  giveOther: 'Dar otra cantidad',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'Tu navegador no lo copió. La dirección está bajo el código.',
  send: 'Compartir',
  print: 'Imprimir cartel',
  qr: 'Código QR que abre esta página',
  about: 'Quién enseña',
  noWords: '{name} todavía no ha escrito nada aquí.',
  nominations: {
    none: 'Nadie ha nominado todavía esta clase.',
    counted: {
      one: '{count} nominación; confirmadas: {confirmed}.',
      other: '{count} nominaciones; confirmadas: {confirmed}.',
    },
  },
  tower: {
    title: 'Ocho bloques, una clase',
    label: 'Una torre de ocho bloques, todos por llenar: ocho veces $100 forman un cupo de $800.',
    whole: {
      title: 'Un cupo entero',
      text: '$800 emiten un cupo de patrocinio. Con el código de esta clase llega aquí enseguida.',
    },
    part: {
      title: 'Cualquier otra cantidad',
      text: 'Queda en tu propia torre. Con $800 se emite un cupo y un sorteo público lo asigna a una clase confirmada.',
    },
    record: {
      title: 'Todo queda escrito',
      text: 'El dinero va al presupuesto de esta clase y lo que se compra queda registrado.',
    },
  },
  flyer: {
    scan: 'Escanea para ayudar',
    how: 'Apunta la cámara del teléfono al código o escribe la dirección.',
    otherLanguage: 'en',
    otherHeading: '{name}’s class needs a hand.',
    otherText: 'One Sponsor Slot is $800. Paid with this link it goes whole to this class.',
    otherHow: 'Point your phone’s camera at the code, or type the address.',
  },
  gone: {
    404: 'No se encontró el enlace',
    410: 'El enlace no existe o ya no está activo.',
    help: 'Pide a quien enseña un enlace nuevo o deja que el sorteo público elija una clase.',
    sponsor: 'Patrocinar un aula',
    home: 'Inicio',
  },
} as const satisfies Translated<typeof source>
