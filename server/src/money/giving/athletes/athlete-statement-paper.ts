import { dayOf } from '@tower/contract/org-days.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Paper } from '../../../papers/paper.ts'
import { type Issuer, issuerOf, longDate, money } from '../own/paper-words.ts'
import type { AthleteStatement } from './read-athlete-statement.ts'
import { sayCalendarDay } from '../../../say-day.ts'

type Written = { statement: AthleteStatement; language: Language; issuer: Issuer; at: Date }

/** The statement of an athlete on paper: sums first, then every gift and everything that was paid, by day. */
export function athleteStatementPaper({ statement, language, issuer, at }: Written): Paper {
  const texts = language === 'es' ? spanish : english
  const { sums, athlete } = statement
  const extra = (label: string, cents: number) => (cents === 0 ? [] : [[label, money(cents)] as const])
  return {
    title: texts.title,
    language,
    writtenAt: at,
    issuer: issuerOf(issuer),
    paragraphs: [texts.lead],
    facts: {
      caption: texts.about,
      rows: [
        [texts.athlete, athlete],
        [texts.written, longDate(at, language)],
        [texts.gifts, money(sums.gifts_cents)],
        [texts.returned, money(sums.returned_cents)],
        ...extra(texts.reserve, sums.reserve_cents),
        [texts.paid, money(sums.paid_cents)],
        ...extra(texts.moved, sums.moved_cents),
        [texts.left, money(sums.left_cents)],
        [texts.fees, money(sums.fees_covered_cents)],
      ],
    },
    table: {
      caption: texts.lines,
      columns: [
        { head: texts.columns.day, share: 0.18 },
        { head: texts.columns.what, share: 0.42 },
        { head: texts.columns.in, share: 0.2, numeric: true },
        { head: texts.columns.out, share: 0.2, numeric: true },
      ],
      batches: linesOf(statement, language),
      total: () => [texts.total, '', money(sums.gifts_cents), money(sums.returned_cents + sums.paid_cents)],
      none: texts.none,
    },
    closing: () => [texts.names],
    pageLabel: texts.page,
  }
}

async function* linesOf({ gifts, paid }: AthleteStatement, language: Language): AsyncGenerator<string[][]> {
  const texts = language === 'es' ? spanish : english
  const lines = [
    ...gifts.map((gift) => ({
      day: dayOf(gift.settled_at),
      what: [gift.giver ?? texts.supporter, gift.monthly ? texts.monthly : null, gift.goal_title],
      in: gift.amount_cents,
      out: gift.returned_cents,
    })),
    ...paid.map((one) => ({
      day: one.paid_on,
      what: [one.paid_for, one.payee, one.goal_title],
      in: 0,
      out: one.amount_cents,
    })),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
  yield lines.map((line) => [
    sayCalendarDay(line.day, language, 'medium'),
    line.what.filter(Boolean).join(' · '),
    line.in === 0 ? '' : money(line.in),
    line.out === 0 ? '' : money(line.out),
  ])
}

const english = {
  title: 'Statement for the family',
  lead: 'What supporters gave, what was paid with it, and what is left. The charity pays out for what it was given for; it never pays in cash to a child.',
  about: 'In short',
  athlete: 'Athlete',
  written: 'Written',
  gifts: 'Gifts that came in',
  returned: 'Given back to supporters',
  reserve: 'Of it borne by the charity, since it was paid out already',
  paid: 'Paid for the athlete',
  moved: 'Moved to the fund for all athletes',
  left: 'Left',
  fees: 'Card fees that supporters paid on top; the charity pays the rest, so each gift arrives whole',
  lines: 'Day by day',
  columns: { day: 'Date', what: 'What', in: 'In', out: 'Out' },
  total: 'Total',
  none: 'Nothing has come in yet.',
  supporter: 'A supporter',
  monthly: 'monthly',
  names: 'Supporters are named only where they wished to be.',
  page: (page: number) => `Page ${page}`,
}

const spanish: typeof english = {
  title: 'Estado de cuenta para la familia',
  lead: 'Lo que se donó, lo que se pagó con ello y lo que queda. La organización paga aquello para lo que se donó; nunca da dinero en efectivo a un menor.',
  about: 'En resumen',
  athlete: 'Atleta',
  written: 'Emitido',
  gifts: 'Donaciones recibidas',
  returned: 'Devuelto a quienes donaron',
  reserve: 'De ello a cargo de la organización, porque ya se había pagado',
  paid: 'Pagado a favor del atleta',
  moved: 'Pasado al fondo para todos los atletas',
  left: 'Queda',
  fees: 'Comisiones de tarjeta que se pagaron aparte; la organización paga el resto, así cada donación llega entera',
  lines: 'Día por día',
  columns: { day: 'Fecha', what: 'Qué', in: 'Entró', out: 'Salió' },
  total: 'Total',
  none: 'Todavía no ha llegado nada.',
  supporter: 'Alguien que apoya',
  monthly: 'mensual',
  names: 'Solo se nombra a quienes quisieron que se les nombre.',
  page: (page) => `Página ${page}`,
}
