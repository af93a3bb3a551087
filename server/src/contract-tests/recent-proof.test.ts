import { endpoints } from '@tower/contract/endpoints.ts'
import { listRefusals } from '@tower/contract/refusals.ts'
import { expect, test } from 'vitest'

/** Domains whose acts move money or somebody's chance, or let another do so. */
const moving = new Set([
  'approvals',
  'bank',
  'budgets',
  'cards',
  'closing',
  'credits',
  'desk',
  'disbursements',
  'draws',
  'nominations',
  'orders',
  'reimbursements',
  'shopping',
  'slots',
])

/** What staff do there without a proof, and why that moves nothing. */
const without: Readonly<Record<string, string>> = {
  'approvals.withdraw': 'What was asked for stays where it is.',
  'cards.set-on-file': 'A mark: which card the store has.',
  'closing.compare-bank-lines': 'Lays lines of the statement beside the books anew, by rule.',
  'closing.name-account': 'A name of the charity’s own bookkeeping.',
  'credits.market-upsert': 'What is for sale, for credits that buy nothing else.',
  'disbursements.upload-document': 'A file: what it is for is recorded with a proof.',
  'desk.change-donor-contact': 'How a donor is reached on paper.',
  'desk.mark-donor-note': 'A mark on a task.',
  'desk.open-check-picture': 'Shows it, and the audit log says to whom.',
  'desk.remove-donor-note': 'A note of staff.',
  'desk.tag-donor': 'A word by which staff find a donor.',
  'desk.thank-donors': 'A mark that somebody said thanks.',
  'desk.unthank-donors': 'The same mark, taken away.',
  'desk.upload-check-picture': 'A file: which gift it is of is said afterwards.',
  'desk.write-donor-note': 'A note of staff.',
  'draws.ask-teachers': 'Mails a reminder.',
  'draws.look-at-barred': 'A mark that somebody looked.',
  'nominations.link-nominee': 'Whose a nomination is, before anybody can win by it.',
  'nominations.preview-claim-decision': 'Shows what a decision would say.',
  'nominations.refuse-claim': 'Nobody gets the classroom.',
  'orders.upsert-shipment': 'Where a parcel is.',
  'reimbursements.return': 'Back to its teacher, in whose own budget the money is free.',
  'shopping.save-order': 'What the store’s mails say of a purchase that the card paid.',
}

const acts = endpoints.filter(
  ({ name, method, access }) =>
    method !== 'GET' &&
    (access === 'admin' || access === 'superadmin') &&
    moving.has(name.split('.')[0] ?? ''),
)

test('every call by which staff move money or a chance asks for a recent proof, and the others say why not', ({
  task,
}) => {
  const unproven = acts.filter((call) => !listRefusals(call).includes('identity.proof_needed'))
  expect(unproven.map(({ name }) => name).toSorted()).toEqual(Object.keys(without).toSorted())
  expect(acts.length).toBeGreaterThan(50)
  task.meta.rows = acts.length
})
