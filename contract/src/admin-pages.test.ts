import { expect, test } from 'vitest'
import { adminPages } from './admin-pages.ts'
import { giverList } from './money/desk-givers.contract.ts'
import { thanksList } from './money/desk-thanks.contract.ts'
import { approvalList } from './money/approvals.contract.ts'
import { payoutList } from './money/closing-payouts.contract.ts'
import { pledgeList } from './money/pledges.contract.ts'

/** Lists of a page, each with the filters that its address can say. */
const lists = [
  ['adminDonors', giverList],
  ['adminDonors', thanksList],
  ['adminGivers', giverList],
  ['adminPledges', pledgeList],
  ['adminPayouts', payoutList],
  ['adminApprovals', approvalList],
] as const

test('whatever filter a list has, its page reads from its address', () => {
  const unread = lists.flatMap(([page, { spec }]) => {
    const reads: readonly string[] = adminPages[page].reads
    return Object.keys(spec.filters)
      .filter((name) => !reads.includes(name))
      .map((name) => `${page}: ${name}`)
  })
  expect(unread).toEqual([])
})
