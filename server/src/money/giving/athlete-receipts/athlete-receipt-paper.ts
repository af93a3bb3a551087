import type { Language } from '@tower/contract/language.ts'
import type { Paper } from '../../../papers/paper.ts'
import { type Issuer, issuerOf, longDate, money } from '../own/paper-words.ts'
import { splitRemainder } from '../payments/remainder.ts'
import type { AthleteReceiptRow } from './athlete-receipts.queries.ts'

/**
 * The receipt of a gift on paper, as the family of the athlete keeps it. It says what arrived and for what, and nothing of
 * who gave: that receipt has the giver alone.
 */
export function athleteReceiptPaper(
  receipt: AthleteReceiptRow,
  { language, charity, at }: { language: Language; charity: Issuer; at: Date },
): Paper {
  const texts = language === 'es' ? spanish : english
  const row = (label: string, value: string | null) => (value ? [[label, value] as const] : [])
  return {
    title: texts.title(receipt.number),
    language,
    writtenAt: at,
    issuer: issuerOf(charity),
    paragraphs: [texts.lead],
    facts: {
      caption: texts.caption,
      rows: [
        ...row(texts.number, String(receipt.number)),
        ...row(texts.athlete, `${receipt.first_name} ${receipt.last_name}`),
        ...row(texts.goal, receipt.goal_title ?? texts.anyGoal),
        ...row(texts.type, texts.types[receipt.kind]),
        ...row(texts.amount, money(splitRemainder(receipt).giftCents)),
        ...row(texts.date, longDate(receipt.settled_at, language)),
        ...row(texts.written, longDate(receipt.issued_at, language)),
      ],
    },
    closing: () => [texts.giver, texts.taxes],
    pageLabel: texts.page,
  }
}

const english = {
  title: (number: number) => `Sponsorship receipt ${number}`,
  lead: 'A supporter gave for this athlete. The charity holds the money for the goal named here.',
  caption: 'The gift',
  number: 'Receipt',
  athlete: 'Athlete',
  goal: 'For',
  anyGoal: 'Where it is needed',
  type: 'How often',
  types: { one_time: 'One time', recurring: 'Monthly' },
  amount: 'Amount',
  date: 'Date of the gift',
  written: 'Receipt date',
  giver: 'Who gave is known to the charity and is not named here.',
  taxes: 'This paper is for the records of the family. It is no receipt for taxes.',
  page: (page: number) => `Page ${page}`,
}

const spanish: typeof english = {
  title: (number) => `Recibo de apoyo ${number}`,
  lead: 'Una persona donó para este atleta. La organización guarda el dinero para la meta que aquí se nombra.',
  caption: 'La donación',
  number: 'Recibo',
  athlete: 'Atleta',
  goal: 'Para',
  anyGoal: 'Donde haga falta',
  type: 'Frecuencia',
  types: { one_time: 'Una vez', recurring: 'Mensual' },
  amount: 'Monto',
  date: 'Fecha de la donación',
  written: 'Fecha del recibo',
  giver: 'La organización sabe quién donó; aquí no se nombra.',
  taxes: 'Este papel es para los archivos de la familia. No es un recibo para impuestos.',
  page: (page) => `Página ${page}`,
}
