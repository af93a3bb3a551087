import { pickOne, type Random } from './seeded-random.ts'

/** What becomes of a payment after it was made. */
export type Fate = 'kept' | 'refunded' | 'part_refunded' | 'dispute_won' | 'dispute_lost'

/** A gift somebody is going to make. */
export type Order = {
  key: string
  email: string
  amountCents: number
  destination: 'classrooms' | 'project'
  fate: Fate
}

const amounts = [40_000, 80_000, 25_000, 160_000, 2_500, 79_999] as const
/** So many payments share a giver that slots are minted, taken back and minted again. */
const paymentsOfOneGiver = 7
const returned = ['refunded', 'part_refunded', 'dispute_won', 'dispute_lost'] as const

/** The same orders for the same chance. One in ten goes back or is contested; one in ten is for the project as a whole. */
export function makeOrders(random: Random, { count, name }: { count: number; name: string }): Order[] {
  const givers = Math.max(9, Math.ceil(count / paymentsOfOneGiver))
  return Array.from({ length: count }, (_, index) => ({
    key: `${name}-${index}`,
    email: `giver${Math.floor(random() * givers)}@example.test`,
    amountCents: pickOne(random, amounts),
    destination: random() < 0.1 ? 'project' : 'classrooms',
    fate: random() < 0.1 ? pickOne(random, returned) : 'kept',
  }))
}
