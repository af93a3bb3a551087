import { sayDay } from '../../../say-day.ts'
import type { Paper } from '../../../papers/paper.ts'
import { type Issuer, issuerOf, money } from '../../giving/own/paper-words.ts'
import { listHappenings } from './list-happenings.ts'
import type { Evidence } from './read-evidence.ts'

/** Banks of this country read English, whatever language staff read. */
const language = 'en'

const moment = (at: Date) => sayDay(at, language, 'moment')
const day = (at: Date) => sayDay(at, language)

/** The answer to a bank that disputes a payment: what was paid, by whom, what they gave before, and what happened since. */
export function evidencePaper(evidence: Evidence, { charity, at }: { charity: Issuer; at: Date }): Paper {
  const { dispute } = evidence
  const asked = dispute.is_inquiry ? 'asked about' : 'disputed'
  return {
    title: dispute.is_inquiry ? 'Answer to the question of a bank' : 'Evidence for a disputed payment',
    language,
    writtenAt: at,
    issuer: issuerOf(charity),
    paragraphs: [
      `${charity.legalName} received this payment ${isPack(evidence) ? 'for a pack of Tower Credits' : 'as a gift'}. It was ${asked} on ${day(dispute.opened_at)}. What follows is what our books say of it.`,
      ...sayEarlier(evidence),
    ],
    facts: { caption: 'The payment', rows: rowsOf(evidence) },
    table: {
      caption: 'What happened, in order',
      columns: [
        { head: 'When', share: 0.34 },
        { head: 'What happened', share: 0.66 },
      ],
      batches: inOne(listHappenings(evidence).map(({ at: when, what }) => [moment(when), what])),
      none: 'Nothing is written down.',
    },
    closing: () => [
      ...(isPack(evidence) ? [] : ['No goods or services were provided in exchange for this gift.']),
      'The card was entered on the page of the payment provider, which keeps its number and the network address of whoever entered it. We keep neither.',
    ],
    pageLabel: (page) => `Page ${page}`,
  }
}

const isPack = ({ story: { head } }: Evidence) => head.destination === 'credits'

async function* inOne(lines: readonly (readonly string[])[]) {
  yield await Promise.resolve(lines)
}

/** Payments of the same donor that nobody contested speak for this one. */
function sayEarlier({ earlier: { gifts, cents, first_at: first, disputed } }: Evidence): string[] {
  if (gifts === 0 || first === null) return []
  const count = gifts === 1 ? 'one payment' : `${gifts} payments`
  const none = gifts === 1 ? 'It was not disputed.' : 'None of them was disputed.'
  return [
    `The same donor made ${count} to us before this one, ${money(cents)} in all, the first on ${day(first)}.${disputed === 0 ? ` ${none}` : ''}`,
  ]
}

const row = (label: string, value: string | null | undefined) => (value ? [[label, value] as const] : [])
const sum = (label: string, cents: number) => row(label, cents > 0 ? money(cents) : null)

function rowsOf({ story, dispute, month }: Evidence) {
  const { head, checkout, receipts } = story
  const valid = receipts.find(({ voided_at: voided }) => voided === null) ?? receipts.at(-1)
  const due = dispute.evidence_due_at
  return [
    ...row('Dispute', dispute.provider_dispute_id),
    ...row(dispute.is_inquiry ? 'Amount asked about' : 'Amount disputed', amountOf(dispute)),
    ...row('Answer due', due && moment(due)),
    ...row('Payment', head.provider_payment_id),
    ...row('Paid', moment(head.settled_at)),
    ...sum('Amount charged', head.amount_cents + head.fee_cover_cents),
    ...sum('Of it, card fee covered', head.fee_cover_cents),
    ...sum('Given back so far', head.refunded_cents),
    ...row('Given by', checkout?.display_name ?? head.donor_name),
    ...row('Email of the donor', head.email),
    ...row('Given for', destinations[head.destination ?? ''] ?? null),
    ...row('Classroom', checkout?.classroom_name),
    ...row(
      'Gift that repeats',
      month && `Each month since ${day(month.since)}; this was charge ${month.charge}`,
    ),
    ...row('Receipt', valid && `${valid.number}, of ${day(valid.issued_at)}`),
  ]
}

/** Banks contest in their own currency. */
const amountOf = ({ amount_cents: cents, currency }: Evidence['dispute']) =>
  currency === 'usd' ? money(cents) : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`

const destinations: Readonly<Record<string, string>> = {
  classrooms: 'Classrooms',
  prospects: 'Youth athletes',
  project: 'The general fund',
  teacher_direct: 'One classroom',
  credits: 'A pack of Tower Credits',
}
