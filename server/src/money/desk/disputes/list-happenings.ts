import { money } from '../../giving/own/paper-words.ts'
import type { Evidence } from './read-evidence.ts'

export type Happening = { at: Date; what: string }

/** All that happened around a disputed payment, the oldest first. */
export function listHappenings(evidence: Evidence): Happening[] {
  const { story, signIns, news } = evidence
  const { head, receipts, refunds } = story
  const happenings = [
    ...listCheckout(evidence),
    ...happened(
      head.settled_at,
      `The payment of ${money(head.amount_cents + head.fee_cover_cents)} arrived.`,
    ),
    ...receipts.flatMap(({ issued_at: at, number }) => happened(at, `Receipt ${number} was written.`)),
    ...listReceiptMails(evidence),
    ...news.flatMap(({ sent_at: at, to_email: to }) =>
      happened(at, `Email to ${to}: news of what their gifts became.`),
    ),
    ...signIns.flatMap(({ at }) => happened(at, 'The donor signed in to their account on our site.')),
    ...listUse(evidence),
    ...refunds
      .filter(({ state }) => state === 'succeeded')
      .flatMap(({ created_at: at, amount_cents: cents }) => happened(at, `${money(cents)} was given back.`)),
    ...listDisputes(evidence),
  ]
  return happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const happened = (at: Date | null | undefined, what: string): Happening[] => (at ? [{ at, what }] : [])

function listCheckout({ story: { checkout } }: Evidence): Happening[] {
  if (!checkout) return []
  const { created_at: opened, completed_at: completed, email } = checkout
  return [
    ...happened(
      opened,
      `The donor chose the amount on our site and went on to pay.${email ? ` They typed the email ${email}.` : ''}`,
    ),
    ...happened(completed, 'The payment provider said that the card was charged.'),
  ]
}

function listReceiptMails({ story: { mails } }: Evidence): Happening[] {
  return mails.flatMap(({ sent_at: sent, given_up_at: givenUp, to_email: to }) => [
    ...happened(sent, `Email to ${to}: the receipt.`),
    ...(sent ? [] : happened(givenUp, `The receipt could not be mailed to ${to}.`)),
  ])
}

/** What became of the gift. */
function listUse({ story: { slots } }: Evidence): Happening[] {
  return slots.flatMap(
    ({ number, cents, assigned_at: assigned, voided_at: voided, classroom_name: name }) => [
      ...happened(
        assigned,
        `${money(cents)} of the gift went to ${name ?? 'a classroom'}, as Sponsor Slot ${number}.`,
      ),
      ...happened(voided, `Sponsor Slot ${number} became void.`),
    ],
  )
}

const ends: Readonly<Record<string, string>> = {
  won: 'The bank decided for us.',
  lost: 'The bank decided for the donor.',
}

function listDisputes({ story: { disputes } }: Evidence): Happening[] {
  return disputes.flatMap(({ opened_at: opened, closed_at: closed, is_inquiry: isInquiry, state }) => [
    ...happened(opened, isInquiry ? 'The bank asked about the payment.' : 'The bank disputed the payment.'),
    ...happened(closed, ends[state] ?? 'The bank closed it.'),
  ])
}
