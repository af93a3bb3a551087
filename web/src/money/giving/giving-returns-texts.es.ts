import type { givingReturns as source } from './giving-returns-texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const givingReturns = {
  success: {
    title: 'Gracias',
    description: 'Tu donación a Project Tower.',
    onItsWay: 'Tu donación está en camino',
    onItsWayText:
      'La página de pago te trajo de vuelta. En cuanto confirme el pago, aquí verás en qué se convirtió tu donación. También puedes irte: el recibo llega por correo.',
    waiting: 'Esperando la confirmación del pago…',
    lookAgain: 'Mirar de nuevo',
    arrived: 'Llegaron tus {amount}',
    arrivedText: {
      direct: 'El docente ya puede usarla.',
      prospects: 'Van a las metas de jóvenes atletas. Gracias por apoyarlos.',
      project: 'Se reparten entre todos los programas, hasta el centavo, como se ve aquí.',
    },
    arrivedOn: {
      own: 'Ya está en tu torre. Al llegar a $800 se emite un cupo y un sorteo lo asigna a un aula confirmada.',
      address:
        'Cuenta para el correo que diste: inicia sesión con él y la torre es tuya. Al llegar a $800 se emite un cupo y un sorteo lo asigna a un aula confirmada.',
      account:
        'Cuenta para la cuenta que tiene el correo que diste. Si inicias sesión antes de donar, la donación cuenta para tu propia cuenta.',
      shared:
        'Está en la torre compartida, que llenan muchas donaciones juntas. Al llegar a $800, el siguiente sorteo la asigna a un aula confirmada y te avisamos por correo.',
    },
    athlete: {
      onItsWay: {
        once: 'Tu donación para {name} está en camino',
        monthly: 'Tu donación mensual para {name} está en camino',
      },
      arrived: {
        once: 'Llegaron tus {amount} para {name}',
        monthly: 'Empezó tu donación de {amount} al mes para {name}',
      },
      arrivedText: {
        once: 'Es para {name} y sus metas. Gracias por tu apoyo.',
        monthly:
          'Llegó el primer mes. Se hará un cargo a tu tarjeta cada mes hasta que pongas la donación en pausa o la termines; cada recibo trae un enlace para hacerlo, sin iniciar sesión.',
      },
      hidden: 'un joven atleta',
      eachMonth: '{amount} al mes',
      toPage: 'Ir a la página de {name}',
    },
    minted: {
      one: 'Se emitió un cupo de patrocinio.',
      other: 'Se emitieron {count} cupos de patrocinio.',
    },
    designated: 'El cupo de patrocinio {number} se emitió y fue completo, de inmediato, a {classroom}.',
    story: 'Seguir el cupo {number}',
    fee: 'Comisión de la tarjeta',
    feeApart: 'Comisión de la tarjeta, nunca para los $800',
    inAll: 'En total',
    mintedText: 'Tiene número, está en el libro de cuentas y se asigna entero a un aula confirmada.',
    amount: 'Cantidad',
    goesTo: 'Es para',
    slots: 'Cupos emitidos',
    toward: 'Para tu próximo cupo',
    receipt: 'Número de recibo',
    receiptSoon: 'Llega por correo',
    rest: '{amount} para tu próximo cupo',
    restAction: 'Donar el resto, {amount}',
    draws: 'Ver los sorteos',
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
