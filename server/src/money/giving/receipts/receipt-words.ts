import type { Language } from '@tower/contract/language.ts'

export type ReceiptWords = typeof english

/** The words of a receipt. */
export function receiptWords(locale: Language): ReceiptWords {
  return locale === 'es' ? spanish : english
}

const english = {
  newSubject: (number: number, replaced: number) => `Receipt ${number}, in place of receipt ${replaced}`,
  heading: 'Thank you for your gift',
  newHeading: 'Your new receipt',
  because: {
    refund_failed:
      'Your refund did not arrive: the bank sent the money back to us, so your gift stands again. If you still want it back, answer this email and we will find another way.',
    dispute_won: 'The bank decided that your payment stands, so your gift does as well.',
  },
  minted: (count: number) =>
    count === 1 ? 'It minted one Sponsor Slot.' : `It minted ${count} Sponsor Slots.`,
  given: (classroom: string) => `It went whole to ${classroom}: the money is in the classroom's budget.`,
  draw: 'A public draw finds its classroom. We’ll email you when it does.',
  filled: (numbers: string, count: number) =>
    count === 1
      ? `Together with other gifts it filled Sponsor Slot ${numbers} of the shared tower. A public draw finds its classroom, and we’ll email you when it does.`
      : `Together with other gifts it filled Sponsor Slots ${numbers} of the shared tower. A public draw finds their classrooms, and we’ll email you when it does.`,
  shared:
    'It’s on the shared tower, where it fills a Sponsor Slot together with other gifts. We’ll email you when that slot is full and when it finds its classroom.',
  sharedNext:
    'That part fills a Sponsor Slot together with other gifts. We’ll email you when the slot is full and when it finds its classroom.',
  split: (classrooms: string, others: string) =>
    `It’s split across all programs: ${classrooms} is on the shared tower for classrooms, and ${others} is for the other programs and our work.`,
  partFilled: (numbers: string, count: number) =>
    count === 1
      ? `Together with other gifts that part filled Sponsor Slot ${numbers}. A public draw finds its classroom, and we’ll email you when it does.`
      : `Together with other gifts that part filled Sponsor Slots ${numbers}. A public draw finds their classrooms, and we’ll email you when it does.`,
  athletes: 'It’s in the fund for youth athletes and their goals.',
  athlete: 'It goes to the young athlete you chose and their goals.',
  athleteRule: (days: number) =>
    `What comes in above a goal is the athlete’s general support. If a goal is archived, what is left of it is, too, after ${days} days. If the profile is no longer shown, what is left after ${days} days goes to the fund for all young athletes.`,
  aClassroom: 'the classroom',
  inBudget: (classroom: string) => `It’s in the budget of ${classroom}. The teacher can spend it right away.`,
  waitsForTeacher: (classroom: string) =>
    `It’s set aside for ${classroom} until a teacher is confirmed there. Our staff know.`,
  ownNext: (days: number | undefined) =>
    [
      'At $800 your tower becomes a Sponsor Slot, and a public draw finds its classroom.',
      ...(days === undefined
        ? []
        : [
            `If you give nothing more for ${days} days, it joins the shared tower; we’ll email you two weeks before.`,
          ]),
    ].join(' '),
  own: (amount: string) => `Your own tower: ${amount} of $800`,
  copy: 'Here is your receipt once more, as you asked.',
  allGifts: 'All your gifts and receipts',
  follow: 'Follow your gift',
  replaces: (number: number) => `It replaces receipt ${number}, which is no longer valid.`,
  monthly: 'This gift repeats each month. You can change, pause or end it at any time, without signing in.',
  manage: 'Change, pause or end the monthly gift',
  number: 'Receipt',
  givenBy: 'Given by',
  date: 'Date',
  destination: 'For',
  honor: 'In honor of',
  memory: 'In memory of',
  amount: 'Gift',
  fee: 'Card fee covered',
  inAll: 'Total charged',
  noGoods: 'No goods or services were provided in exchange for this gift.',
}

const spanish: ReceiptWords = {
  newSubject: (number, replaced) => `Recibo ${number}, en lugar del recibo ${replaced}`,
  heading: 'Gracias por tu donación',
  newHeading: 'Tu nuevo recibo',
  because: {
    refund_failed:
      'Tu devolución no llegó: el banco nos regresó el dinero, así que tu donación sigue en pie. Si todavía lo quieres de vuelta, responde a este correo y buscaremos otra manera.',
    dispute_won: 'El banco decidió que tu pago es válido, así que tu donación sigue en pie.',
  },
  minted: (count) =>
    count === 1
      ? 'Con ella se emitió un cupo de patrocinio.'
      : `Con ella se emitieron ${count} cupos de patrocinio.`,
  given: (classroom) => `Llegó entero a ${classroom}: el dinero está en el presupuesto del aula.`,
  draw: 'Un sorteo público encontrará su aula. Te escribiremos cuando eso pase.',
  filled: (numbers, count) =>
    count === 1
      ? `Junto con otras donaciones completó el cupo de patrocinio ${numbers} de la torre compartida. Un sorteo público encontrará su aula, y te escribiremos cuando eso pase.`
      : `Junto con otras donaciones completó los cupos de patrocinio ${numbers} de la torre compartida. Un sorteo público encontrará sus aulas, y te escribiremos cuando eso pase.`,
  shared:
    'Está en la torre compartida, donde completa un cupo de patrocinio junto con otras donaciones. Te escribiremos cuando ese cupo se complete y cuando encuentre su aula.',
  sharedNext:
    'Esa parte completa un cupo de patrocinio junto con otras donaciones. Te escribiremos cuando el cupo se complete y cuando encuentre su aula.',
  split: (classrooms, others) =>
    `Se reparte entre todos los programas: ${classrooms} están en la torre compartida para las aulas, y ${others} son para los otros programas y nuestro trabajo.`,
  partFilled: (numbers, count) =>
    count === 1
      ? `Junto con otras donaciones, esa parte completó el cupo de patrocinio ${numbers}. Un sorteo público encontrará su aula, y te escribiremos cuando eso pase.`
      : `Junto con otras donaciones, esa parte completó los cupos de patrocinio ${numbers}. Un sorteo público encontrará sus aulas, y te escribiremos cuando eso pase.`,
  athletes: 'Está en el fondo para jóvenes atletas y sus metas.',
  athlete: 'Es para el joven atleta que elegiste y sus metas.',
  athleteRule: (days) =>
    `Lo que llega por encima de una meta es apoyo general del atleta. Si una meta se archiva, lo que quede pasa también a apoyo general después de ${days} días. Si el perfil deja de mostrarse, lo que quede después de ${days} días pasa al fondo para todos los jóvenes atletas.`,
  aClassroom: 'el aula',
  inBudget: (classroom) => `Está en el presupuesto de ${classroom}. Ya se puede usar.`,
  waitsForTeacher: (classroom) =>
    `Está apartado para ${classroom} hasta que se confirme a una maestra o maestro ahí. Nuestro equipo ya lo sabe.`,
  ownNext: (days) =>
    [
      'Al llegar a $800, tu torre se convierte en un cupo de patrocinio y un sorteo público encuentra su aula.',
      ...(days === undefined
        ? []
        : [
            `Si pasan ${days} días sin otra donación, se une a la torre compartida; te avisamos por correo dos semanas antes.`,
          ]),
    ].join(' '),
  own: (amount) => `Tu propia torre: ${amount} de $800`,
  copy: 'Aquí está otra vez tu recibo, como lo pediste.',
  allGifts: 'Todas tus donaciones y recibos',
  follow: 'Seguir tu donación',
  replaces: (number) => `Reemplaza el recibo ${number}, que ya no es válido.`,
  monthly:
    'Esta donación se repite cada mes. Puedes cambiarla, pausarla o terminarla cuando quieras, sin iniciar sesión.',
  manage: 'Cambiar, pausar o terminar la donación mensual',
  number: 'Recibo',
  givenBy: 'Donante',
  date: 'Fecha',
  destination: 'Para',
  honor: 'En honor de',
  memory: 'En memoria de',
  amount: 'Donación',
  fee: 'Comisión de tarjeta cubierta',
  inAll: 'Total cobrado',
  noGoods: 'No se entregaron bienes ni servicios a cambio de esta donación.',
}
