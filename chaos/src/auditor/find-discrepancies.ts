import type { Books, Discrepancy, Sent } from './books.ts'

const slotCents = 80_000

/**
 * Holds the books against what was sent, by arithmetic of its own: nothing here is computed by the product. `arrivals`
 * counts the mails that reached the mailbox, by id; without it nobody looked.
 */
export function findDiscrepancies(
  sent: Sent,
  books: Books,
  arrivals?: ReadonlyMap<string, number>,
): Discrepancy[] {
  const found = {
    'every payment is in the books, once, as it was sent': findPaymentFaults(sent, books),
    'every giver has what they gave, and its slots': findDonorFaults(sent, books),
    'receipts are numbered without a gap': findNumberFaults(books),
    'every payment has one valid receipt of what is left of it': findReceiptFaults(sent, books),
    'every receipt was mailed, once': findMailFaults(books, arrivals),
  }
  return Object.entries(found)
    .filter(([, rows]) => rows.length > 0)
    .map(([rule, rows]) => ({ rule, rows }))
}

function findPaymentFaults(sent: Sent, { payments }: Books): string[] {
  const wanted = [...sent].map(([id, one]) => wordsOf(id, one.email, one.amountCents, one.returnedCents))
  const found = payments.map((one) => wordsOf(one.providerId, one.email, one.amountCents, one.returnedCents))
  return compareLists(wanted, found)
}

function findDonorFaults(sent: Sent, { donors }: Books): string[] {
  const given = new Map<string, number>()
  for (const { email, amountCents, returnedCents, destination } of sent.values())
    if (destination === 'classrooms') given.set(email, (given.get(email) ?? 0) + amountCents - returnedCents)
  const wanted = [...given].map(([email, cents]) => {
    const slots = Math.floor(cents / slotCents)
    return wordsOf(email, cents, slots, slots)
  })
  const found = donors
    .filter(({ email, programCents }) => given.has(email) || programCents !== 0)
    .map((one) => wordsOf(one.email, one.programCents, one.slotsMinted, one.waitingSlots))
  return compareLists(wanted, found)
}

function findNumberFaults({ receipts, lastReceiptNumber }: Books): string[] {
  const numbers = receipts.map(({ number }) => number).sort((one, other) => one - other)
  const faults = numbers.flatMap((number, at) => (number === at + 1 ? [] : [`${number} stands at ${at + 1}`]))
  const counted = lastReceiptNumber === numbers.length ? [] : [`the counter says ${lastReceiptNumber}`]
  return [...faults.slice(0, 1), ...counted]
}

function findReceiptFaults(sent: Sent, { receipts }: Books): string[] {
  const wanted = [...sent].flatMap(([id, { amountCents, returnedCents }]) =>
    amountCents > returnedCents ? [wordsOf(id, amountCents - returnedCents)] : [],
  )
  const valid = receipts.filter(({ isValid }) => isValid)
  return compareLists(
    wanted,
    valid.map((one) => wordsOf(one.providerId, one.amountCents)),
  )
}

function findMailFaults({ receipts, mails }: Books, arrivals?: ReadonlyMap<string, number>): string[] {
  const ofReceipts = mails.filter(({ about }) => about.startsWith('receipt:'))
  const queued = compareLists(
    receipts.map(({ number }) => `receipt:${number}`),
    ofReceipts.map(({ about }) => about),
  )
  if (!arrivals) return queued
  const lost = ofReceipts.flatMap(({ id, about, isSent }) => {
    if (!isSent) return [`${about} was never sent`]
    return arrivals.has(id) ? [] : [`${about} never arrived`]
  })
  return [...queued, ...lost]
}

/** What one list has and the other has not, each row as often as it is missing. */
function compareLists(wanted: readonly string[], found: readonly string[]): string[] {
  const surplus = new Map<string, number>()
  for (const row of found) surplus.set(row, (surplus.get(row) ?? 0) + 1)
  for (const row of wanted) surplus.set(row, (surplus.get(row) ?? 0) - 1)
  return [...surplus].flatMap(([row, count]) => {
    if (count === 0) return []
    return [count > 0 ? `too much: ${row}` : `missing: ${row}`]
  })
}

function wordsOf(...parts: readonly (string | number)[]): string {
  return parts.join(' ')
}
