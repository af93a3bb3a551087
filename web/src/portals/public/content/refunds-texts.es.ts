import type { Translated } from '../../../texts/translated.ts'
import type { refundPolicy as source } from './refunds-texts.en.ts'

export const refundPolicy = {
  title: 'Devoluciones',
  description: 'Cómo pedir que te devuelvan una donación, de dónde sale el dinero y qué conserva un aula.',
  lead: 'Un error, un cambio de opinión, un pago que no reconoces: escríbenos. Lo lee una persona.',
  sections: [
    {
      title: 'Cómo pedirlo',
      paragraphs: [
        'Escríbenos desde la página de contacto con la fecha, el monto y el correo del recibo. El equipo hace las devoluciones a mano, completas o en parte, a la tarjeta o billetera digital con la que pagaste. Cuántos días tarda en llegar depende de tu banco.',
        'Tu panel dice que una devolución está en camino hasta que llega. El recibo anterior queda anulado; si una parte de la donación se queda, recibes un recibo nuevo por esa parte. Si el banco nos regresa el dinero, tu donación vuelve a contar y recibes un recibo nuevo.',
      ],
    },
    {
      title: 'Una donación en una torre',
      paragraphs: [
        'Primero se devuelve lo que todavía no es un cupo. Después se retiran tus cupos que aún esperan, empezando por el más nuevo.',
        'En la torre compartida, tu parte se devuelve igual. Si para eso hay que retirar un cupo que espera, las partes de los demás vuelven a la torre y siguen contando.',
      ],
    },
    {
      title: 'Cuando un aula ya recibió el cupo',
      paragraphs: [
        'El aula conserva su dinero. Un docente a quien se le prometieron $800 puede contar con ellos. Si aun así devolvemos esa donación, la paga nuestra reserva, y tus próximas donaciones a las aulas llenan la reserva antes de contar para un cupo nuevo.',
        'Una donación que fue directo a un aula se devuelve de lo que el aula no gastó.',
      ],
    },
    {
      title: 'Donaciones mensuales',
      paragraphs: [
        'Pausa o termina tú mismo una donación mensual, en cualquier momento, con el enlace de cada recibo. Por un mes ya pagado, escríbenos.',
      ],
    },
    {
      title: 'Si disputas un pago con tu banco',
      paragraphs: [
        'Mientras el banco decide, se retiene el monto en disputa: los cupos que esperan salen de los sorteos, y solo lo que ellos no cubren se retiene del presupuesto sin gastar de un aula. Si el banco decide a nuestro favor, termina la retención; si decide a tu favor, cuenta como una devolución.',
        'Escribirnos primero suele ser más rápido.',
      ],
    },
  ],
} satisfies Translated<typeof source>
