import type { givingReturns as source } from './giving-returns-texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const givingReturns = {
  success: {
    title: 'Gracias',
    onItsWay: 'Tu donación está en camino',
    onItsWayText:
      'La página de pago te trajo de vuelta. En cuanto confirme el pago, aquí verás en qué se convirtió tu donación. También puedes irte: el recibo llega por correo.',
    waiting: 'Esperando la confirmación del pago…',
    lookAgain: 'Mirar de nuevo',
    athlete: {
      onItsWay: {
        once: 'Tu donación para {name} está en camino',
        monthly: 'Tu donación mensual para {name} está en camino',
      },
      hidden: 'un joven atleta',
    },
    review: 'Estamos revisando tu pago',
    reviewText:
      'La página de pago avisó de algo que una persona debe ver primero. No se cobra nada más. Te escribimos por correo.',
    failed: 'El pago no se completó',
    failedText: 'No se cobró nada. Puedes intentarlo de nuevo, con la misma tarjeta o con otra.',
    expired: 'La página de pago se cerró',
    expiredText: 'Estuvo abierta demasiado tiempo y no se cobró nada. Puedes empezar de nuevo.',
    tryAgain: 'Intentar de nuevo',
    onward: 'Adónde ir desde aquí',
    plain: 'Gracias por tu donación',
    plainText:
      'No encontramos ningún pago con esta dirección. Si terminaste en la página de pago, el recibo llega por correo.',
    programs: 'Ver los programas',
    home: 'Ir a la página de inicio',
    picture: 'Tres niñas y niños celebran delante de una torre terminada.',
  },
  cancel: {
    title: 'No se hizo ninguna donación',
    text: 'Saliste de la página de pago y no se cobró nada. Todo está como antes.',
    athlete: {
      once: 'Saliste de la página de pago antes de donar a {name}, y no se cobró nada.',
      monthly:
        'Saliste de la página de pago, así que la donación mensual para {name} no empezó. No se cobró ni se cobrará nada.',
      back: 'Volver a {name}',
    },
    again: 'Volver a la página de donación',
    programs: 'Ver los programas',
    home: 'Ir a la página de inicio',
  },
} satisfies Translated<typeof source>
