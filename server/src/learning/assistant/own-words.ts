import type { Language } from '@tower/contract/language.ts'

/** What NUMA says of the asker's own affairs. */
const english = {
  sources: {
    balance: 'Your balance',
    slots: 'Your slots',
    giving: 'Your giving',
    orders: 'Your orders',
    tickets: 'Your tickets',
    storybooks: 'Your storybooks',
  },
  credits: 'Your Tower Credits balance is {credits}.',
  toolsCredits: 'Beside them you have {credits} tools credits that staff granted you.',
  budget:
    'Your budget of the school year ending in {year}: {left} left of {allocated}; {reserved} is reserved and {spent} spent.',
  budgetLocked: 'It is locked at the moment.',
  noBudget: 'You have no budget for this school year yet.',
  noSlots: 'No slot has been minted from your gifts yet.',
  slots:
    'Slots minted from your gifts: {minted}. With a classroom: {matched}. Waiting for a draw: {waiting}.',
  slotsStopped: 'On hold or voided: {stopped}.',
  progress: 'Toward the next slot you have given {given} of {target}.',
  received:
    'Slots your classroom was matched with: {count}. The latest is number {number}, matched on {day}.',
  noneReceived: 'Your classroom has not been matched with a slot yet.',
  noGifts: 'There is no gift on record for your account yet.',
  program: 'Your gifts to classrooms come to {total}.',
  gifts: 'Your latest gifts: {list}.',
  gift: '{amount} on {day}',
  refunded: '{amount} on {day}, of which {refunded} went back',
  tickets: 'Your open support tickets: {open}. With an answer that you have not read: {unread}.',
  noTickets: 'You have no open support ticket. You can write one under Support in your portal.',
  ticketsOfTeachers: 'Support tickets are for teachers. The Contact page reaches us, too.',
  notYet: {
    orders: 'Orders are not open on this site yet, so there is none of yours to show.',
    storybooks: 'Storybooks are not open on this site yet, so there is none of yours to show.',
  },
} as const

type Words<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Words<Source[Key]>
}

const spanish: Words<typeof english> = {
  sources: {
    balance: 'Tu saldo',
    slots: 'Tus cupos',
    giving: 'Tus donaciones',
    orders: 'Tus pedidos',
    tickets: 'Tus solicitudes',
    storybooks: 'Tus libros de cuentos',
  },
  credits: 'Tu saldo de Tower Credits es {credits}.',
  toolsCredits: 'Además tienes {credits} créditos para herramientas que te otorgó el equipo.',
  budget:
    'Tu presupuesto del año escolar que termina en {year}: quedan {left} de {allocated}; {reserved} están reservados y {spent} gastados.',
  budgetLocked: 'Por ahora está bloqueado.',
  noBudget: 'Todavía no tienes presupuesto para este año escolar.',
  noSlots: 'Tus donaciones todavía no han emitido ningún cupo.',
  slots:
    'Cupos emitidos con tus donaciones: {minted}. Con un aula: {matched}. En espera de un sorteo: {waiting}.',
  slotsStopped: 'En pausa o anulados: {stopped}.',
  progress: 'Para el siguiente cupo has dado {given} de {target}.',
  received: 'Cupos asignados a tu aula: {count}. El último es el número {number}, asignado el {day}.',
  noneReceived: 'A tu aula todavía no se le ha asignado ningún cupo.',
  noGifts: 'Todavía no hay ninguna donación registrada en tu cuenta.',
  program: 'Tus donaciones a las aulas suman {total}.',
  gifts: 'Tus últimas donaciones: {list}.',
  gift: '{amount} el {day}',
  refunded: '{amount} el {day}, de los que se devolvieron {refunded}',
  tickets: 'Tus solicitudes de ayuda abiertas: {open}. Con una respuesta que no has leído: {unread}.',
  noTickets: 'No tienes ninguna solicitud de ayuda abierta. Puedes escribir una en Ayuda, en tu portal.',
  ticketsOfTeachers:
    'Las solicitudes de ayuda son para docentes. La página de contacto también llega a nosotros.',
  notYet: {
    orders: 'Los pedidos todavía no están abiertos en este sitio, así que no hay ninguno tuyo que mostrar.',
    storybooks:
      'Los libros de cuentos todavía no están abiertos en este sitio, así que no hay ninguno tuyo que mostrar.',
  },
}

export const ownWords: Record<Language, Words<typeof english>> = { en: english, es: spanish }

/** Puts values into `{given} of {target}`. */
export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
