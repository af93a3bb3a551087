import type { Destination } from '@tower/contract/money/giving.ts'

export type DemoGift = {
  sponsor: string
  daysAgo: number
  amountCents: number
  destination: Destination
  /** A slot paid for one classroom. */
  classroom?: string
}

type Row = [sponsor: string, daysAgo: number, dollars: number, destination?: Destination, classroom?: string]

const rows: readonly Row[] = [
  ['sponsor@tower.test', 55, 800],
  ['credit-union@sponsors.test', 50, 2400],
  ['hardware@sponsors.test', 48, 800],
  ['family@sponsors.test', 45, 1600],
  ['sponsor@tower.test', 41, 400],
  ['reading-club@sponsors.test', 30, 500],
  ['sponsor@tower.test', 27, 400],
  ['alumni@sponsors.test', 25, 800, 'classrooms', 'Reading Nook'],
  ['hardware@sponsors.test', 20, 800],
  ['hardware@sponsors.test', 18, 1000, 'project'],
  ['family@sponsors.test', 16, 200, 'prospects'],
  ['reading-club@sponsors.test', 12, 300],
  ['sponsor@tower.test', 9, 250],
  ['reading-club@sponsors.test', 5, 100],
  ['alumni@sponsors.test', 3, 800],
]

/** What the sponsors gave: slots in one payment, in parts, for one classroom, and gifts that mint none. Oldest first. */
export const demoGifts: readonly DemoGift[] = rows.map(
  ([sponsor, daysAgo, dollars, destination = 'classrooms', classroom]) => ({
    sponsor,
    daysAgo,
    amountCents: dollars * 100,
    destination,
    ...(classroom === undefined ? {} : { classroom }),
  }),
)
