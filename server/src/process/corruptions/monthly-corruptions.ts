import type { Corruption } from './corruption.ts'

/** What givers changed their monthly gifts to. */
export const monthlyCorruptions: Corruption[] = [
  {
    name: 'an amount that a month was charged made larger',
    plant: ['update monthly_amounts set amount_cents = amount_cents + 100'],
  },
  {
    name: 'a part of an amount turned into a covered fee',
    plant: [
      'update monthly_amounts set amount_cents = amount_cents - 100, fee_cover_cents = fee_cover_cents + 100',
    ],
  },
  { name: 'an amount that a month was charged deleted', plant: ['delete from monthly_amounts'] },
  {
    name: 'an amount moved to another gift',
    plant: [
      'update monthly_amounts set sponsorship_id = (select id from sponsorships where id <> sponsorship_id order by id limit 1)',
    ],
  },
]
