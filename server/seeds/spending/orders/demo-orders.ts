import type { OrderLine } from '@tower/contract/spending/orders.ts'

/** Days before the demo's day on which something happened; fractions are hours. */
export type DemoOrder = {
  name: string
  teacher: string
  placedDaysAgo: number
  lines: readonly OrderLine[]
  paidDaysAgo?: number
  parcel?: { carrier: string; tracking: string; shippedDaysAgo: number; deliveredDaysAgo?: number }
  fulfilledDaysAgo?: number
  returned?: { line: number; cents: number; reason: string; daysAgo: number }
  canceledDaysAgo?: number
}

const teacher = 'teacher@tower.test'

/** Orders of the demo's teacher in every state. */
export const demoOrders: readonly DemoOrder[] = [
  {
    name: 'picture books',
    teacher,
    placedDaysAgo: 6,
    lines: [
      { name: 'Picture books, ages 8 to 10', category: 'books', qty: 12, amountCents: 650 },
      { name: 'Book bins', category: 'furniture', qty: 4, amountCents: 475 },
    ],
    paidDaysAgo: 5.7,
    parcel: { carrier: 'UPS', tracking: '1Z999AA10123456784', shippedDaysAgo: 5, deliveredDaysAgo: 3 },
    returned: { line: 1, cents: 475, reason: 'One bin arrived broken.', daysAgo: 2.5 },
    fulfilledDaysAgo: 2,
  },
  {
    name: 'paint',
    teacher,
    placedDaysAgo: 3,
    lines: [
      { name: 'Washable paint, set of ten', category: 'art', qty: 3, amountCents: 1_450 },
      { name: 'Brushes', category: 'art', qty: 2, amountCents: 899 },
    ],
    paidDaysAgo: 2.2,
    parcel: { carrier: 'USPS', tracking: '9400110200881234567890', shippedDaysAgo: 1 },
  },
  {
    name: 'bean seeds',
    teacher,
    placedDaysAgo: 0.6,
    lines: [{ name: 'Bean-seed kits, 12 students', category: 'science', qty: 1, amountCents: 3_140 }],
  },
  {
    name: 'a rug',
    teacher,
    placedDaysAgo: 4,
    lines: [{ name: 'Reading corner rug', category: 'furniture', qty: 1, amountCents: 12_900 }],
    canceledDaysAgo: 3.8,
  },
]
