import type { Language } from '@tower/contract/language.ts'
import type { Approval } from '@tower/contract/money/approvals.contract.ts'
import type { ApprovalEnd, ApprovalFact, ApprovalFactName } from '@tower/contract/money/approvals.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { showTime } from '../../../ui/time/show-time.ts'

/** The facts whose value is the server's and not somebody's own words: only those are said in the reader's language. */
const kinds: Readonly<Partial<Record<ApprovalFactName, 'day' | 'month' | 'name' | 'money'>>> = {
  day: 'day',
  paid_on: 'day',
  month: 'month',
  use: 'name',
  way: 'name',
  statement: 'name',
  bank_balance: 'money',
  books_balance: 'money',
  balance_difference: 'money',
  signed_difference: 'money',
}

/** The value of a fact. A reference that looks like a day, or is called “check”, stands as it was typed. */
export function sayFact(
  { name, value }: ApprovalFact,
  names: Readonly<Record<string, string>>,
  language: Language,
): string {
  const kind = kinds[name]
  if (kind === 'day') return showTime(value, 'date', language)
  if (kind === 'month') return sayMonth(value, language)
  // Below zero as everywhere on these pages, with the sign that lines up with digits.
  if (kind === 'money') return value.replace(/^-(?=\$)/, '−')
  return kind === 'name' ? (names[value] ?? value) : value
}

/** What an approval is about: a month by its name, everything else in the words of whoever made it. */
export const sayWhat = ({ kind, what }: Pick<Approval, 'kind' | 'what'>, language: Language): string =>
  kind === 'month_difference' ? sayMonth(what, language) : what

/** A month of the calendar by its name. Older approvals have words behind it, which stay as they are. */
const sayMonth = (value: string, language: Language): string =>
  /^\d{4}-\d{2}$/.test(value) ? showTime(`${value}-15`, 'month', language) : value

type Settled = Pick<Approval, 'state' | 'asked_by' | 'decided_by' | 'ended_because'>
type SettledWords = {
  ended: Readonly<Record<ApprovalEnd, string>>
  acts: Readonly<Record<'settled' | 'settledBy' | 'withdrawnBy', string>>
}

/** Why there is nothing to decide any more: who was first, who took it back, or why it ended by itself. */
export function saySettled(approval: Settled, { ended, acts }: SettledWords): string {
  const { state, asked_by: asker, decided_by: decider, ended_because: because } = approval
  if (because !== null) return ended[because]
  if (state === 'withdrawn') return fillText(acts.withdrawnBy, { by: asker })
  return decider === null ? acts.settled : fillText(acts.settledBy, { by: decider })
}
