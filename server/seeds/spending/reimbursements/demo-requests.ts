/** A line that somebody bought; the shop and color make its receipt. */
export type DemoLine = { what: string; cents: number; shop?: string }

/** What came of it, in the order in which it happened. */
export type DemoStep = { daysAgo: number } & (
  { act: 'submit' | 'approved' | 'paid' } | { act: 'rejected' | 'returned'; reason: string }
)

export type DemoRequest = {
  name: string
  /** Of the teachers who have a budget; the first is teacher@tower.test. */
  teacher: number
  memo: string
  lines: readonly DemoLine[]
  /** Of a draft there are none. */
  steps: readonly DemoStep[]
}

/** Made-up purchases in every state, oldest first. */
export const demoRequests: readonly DemoRequest[] = [
  {
    name: 'books',
    teacher: 0,
    memo: 'For the reading corner.',
    lines: [{ what: 'Picture books, 4 titles', cents: 6_180, shop: 'Corner Books' }],
    steps: [
      { act: 'submit', daysAgo: 6 },
      { act: 'approved', daysAgo: 5.5 },
      { act: 'paid', daysAgo: 5 },
    ],
  },
  {
    name: 'party',
    teacher: 0,
    memo: '',
    lines: [{ what: 'Party decorations', cents: 3_800, shop: 'Party Barn' }],
    steps: [
      { act: 'submit', daysAgo: 5.8 },
      { act: 'rejected', daysAgo: 5.2, reason: 'Parties are not covered' },
    ],
  },
  {
    name: 'rug',
    teacher: 0,
    memo: 'Twenty children sit on it each morning.',
    lines: [{ what: 'Reading corner rug', cents: 8_900, shop: 'Floor & More' }],
    steps: [
      { act: 'submit', daysAgo: 4.5 },
      { act: 'approved', daysAgo: 2 },
    ],
  },
  {
    name: 'markers',
    teacher: 0,
    memo: '',
    lines: [{ what: 'Dry-erase markers', cents: 2_346, shop: 'Office Row' }],
    steps: [
      { act: 'submit', daysAgo: 4 },
      { act: 'returned', daysAgo: 3, reason: 'The receipt is cut off: please show its total' },
    ],
  },
  {
    name: 'paper',
    teacher: 1,
    memo: 'Our copier was out for a week.',
    lines: [{ what: 'Paper, five reams', cents: 3_120, shop: 'Office Row' }],
    steps: [{ act: 'submit', daysAgo: 3.5 }],
  },
  {
    name: 'scales',
    teacher: 2,
    memo: '',
    lines: [
      { what: 'Balance scales, 3', cents: 7_425, shop: 'Lab Supply' },
      { what: 'Batteries', cents: 899 },
    ],
    steps: [{ act: 'submit', daysAgo: 2.5 }],
  },
  {
    name: 'paper again',
    teacher: 1,
    memo: '',
    lines: [{ what: 'Copy paper', cents: 3_120, shop: 'Office Row' }],
    steps: [{ act: 'submit', daysAgo: 1.8 }],
  },
  {
    name: 'headphones',
    teacher: 0,
    memo: 'Two pairs broke in October. The reading station needs one per seat.',
    lines: [
      { what: 'Kids’ headphones, 4', cents: 4_996, shop: 'Sound Store' },
      { what: 'Kids’ headphones, 2', cents: 2_498, shop: 'Sound Store ' },
    ],
    steps: [{ act: 'submit', daysAgo: 1 }],
  },
  {
    name: 'seeds',
    teacher: 0,
    memo: 'For the bean unit, November to January.',
    lines: [
      { what: 'Bean-seed kits, 12 students', cents: 3_140, shop: 'Garden Center' },
      { what: 'Clear cups, 50', cents: 980 },
    ],
    steps: [],
  },
]
