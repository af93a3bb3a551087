import { expect, test } from 'vitest'
import type { Books, SentPayment } from './books.ts'
import { findDiscrepancies } from './find-discrepancies.ts'

const sent = new Map<string, SentPayment>([
  ['pi_1', { email: 'ada@example.test', amountCents: 160_000, destination: 'classrooms', returnedCents: 0 }],
  [
    'pi_2',
    { email: 'ada@example.test', amountCents: 40_000, destination: 'classrooms', returnedCents: 13_333 },
  ],
  [
    'pi_3',
    { email: 'bo@example.test', amountCents: 80_000, destination: 'classrooms', returnedCents: 80_000 },
  ],
  ['pi_4', { email: 'cy@example.test', amountCents: 2_500, destination: 'project', returnedCents: 0 }],
])
const arrivals = new Map(['m1', 'm2', 'm3', 'm4', 'm5'].map((id) => [id, 1]))

function soundBooks(): Books {
  const receipt = (number: number, providerId: string, amountCents: number, isValid = true) => ({
    ...{ number, providerId, amountCents, isValid },
  })
  return {
    payments: [...sent].map(([providerId, one]) => ({ providerId, ...one })),
    donors: [
      { email: 'ada@example.test', programCents: 186_667, slotsMinted: 2, waitingSlots: 2 },
      { email: 'bo@example.test', programCents: 0, slotsMinted: 0, waitingSlots: 0 },
    ],
    receipts: [
      receipt(1, 'pi_1', 160_000),
      receipt(2, 'pi_2', 40_000, false),
      receipt(3, 'pi_2', 26_667),
      receipt(4, 'pi_3', 80_000, false),
      receipt(5, 'pi_4', 2_500),
    ],
    lastReceiptNumber: 5,
    mails: [1, 2, 3, 4, 5].map((number) => ({ id: `m${number}`, about: `receipt:${number}`, isSent: true })),
  }
}

/** The row, which is surely there. */
function at<T>(rows: readonly T[], index: number): T {
  const row = rows[index]
  if (row === undefined) throw new Error(`there is no row ${index}`)
  return row
}

test('sound books are found sound', () => {
  expect(findDiscrepancies(sent, soundBooks(), arrivals)).toEqual([])
})

test.each<[fault: string, plant: (books: Books) => unknown, rule: RegExp]>([
  ['a payment is lost', ({ payments }) => payments.pop(), /every payment is in the books/],
  ['a payment is counted twice', ({ payments }) => payments.push(at(payments, 0)), /in the books, once/],
  ['a payment has another amount', ({ payments }) => (at(payments, 0).amountCents -= 1), /as it was sent/],
  ['a payment is another person’s', ({ payments }) => (at(payments, 0).email = 'x@y.z'), /as it was sent/],
  ['a refund is forgotten', ({ payments }) => (at(payments, 1).returnedCents = 0), /as it was sent/],
  ['a refund is booked twice', ({ payments }) => (at(payments, 1).returnedCents *= 2), /as it was sent/],
  ['money nobody sent is there', ({ donors }) => (at(donors, 1).programCents = 1), /what they gave/],
  ['a giver is missing', ({ donors }) => donors.shift(), /what they gave/],
  ['a slot too many is minted', ({ donors }) => (at(donors, 0).waitingSlots += 1), /its slots/],
  ['a slot is missing', ({ donors }) => (at(donors, 0).slotsMinted -= 1), /its slots/],
  ['a number of a receipt is left out', ({ receipts }) => (at(receipts, 4).number = 6), /without a gap/],
  ['a number of a receipt comes twice', ({ receipts }) => (at(receipts, 4).number = 4), /without a gap/],
  ['the counter ran ahead', (books) => (books.lastReceiptNumber = 6), /without a gap/],
  ['a receipt is missing', ({ receipts }) => receipts.pop(), /one valid receipt/],
  ['an old receipt is still valid', ({ receipts }) => (at(receipts, 1).isValid = true), /one valid receipt/],
  ['a receipt says more than is left', ({ receipts }) => (at(receipts, 2).amountCents += 1), /what is left/],
  ['a mail is not queued', ({ mails }) => mails.pop(), /was mailed, once/],
  ['a mail is queued twice', ({ mails }) => mails.push(at(mails, 0)), /was mailed, once/],
  ['a mail is not sent', ({ mails }) => (at(mails, 0).isSent = false), /was mailed, once/],
  ['a mail did not arrive', ({ mails }) => (at(mails, 0).id = 'm9'), /was mailed, once/],
])('the auditor sees that %s', (_, plant, rule) => {
  const books = soundBooks()
  plant(books)
  const rules = findDiscrepancies(sent, books, arrivals).map((found) => found.rule)
  expect(rules.filter((found) => rule.test(found))).toHaveLength(1)
})
