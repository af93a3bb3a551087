/** Where every dollar is, by the ledger, and the way it takes. */
export const moneyMoves = {
  title: 'How money moves',
  description: 'Where every dollar given here is right now, added up by the ledger, and the way it takes.',
  lead: 'Every dollar that came in and was not refunded is in one of these places. The ledger adds them up.',
  caption: 'Where the money is now',
  asOf: 'Added up {time}.',
  columns: { place: 'Place', amount: 'Amount' },
  places: {
    own_towers_cents: {
      name: 'On givers’ own towers',
      text: 'Gifts to classrooms that wait for their giver’s next gift until they reach $800.',
    },
    shared_tower_cents: {
      name: 'On the shared tower',
      text: 'Small gifts that fill one Sponsor Slot together.',
    },
    waiting_slots_cents: {
      name: 'Slots waiting for a classroom',
      text: 'Each is a whole $800. The next draw matches the oldest first.',
    },
    classrooms_cents: {
      name: 'In classrooms’ budgets',
      text: 'Matched slots and gifts straight to a classroom. The teacher decides what to buy.',
    },
    spent_cents: {
      name: 'Spent',
      text: 'What teachers bought for their classrooms, and what was paid for athletes.',
    },
    athletes_cents: {
      name: 'For young athletes',
      text: 'Gifts to their goals, and their 16% of the general fund.',
    },
    small_businesses_cents: {
      name: 'For small businesses',
      text: 'Their 16% of the general fund, kept until that program opens.',
    },
    operations_cents: {
      name: 'For operations',
      text: 'The rest of the general fund, what givers added to cover card fees, and what Tower Credits were bought for.',
    },
    matching_cents: { name: 'Matching fund', text: 'Adds a second slot to a slot of the shared tower.' },
    reserve_cents: {
      name: 'Refund reserve',
      text: 'Pays back a gift that a classroom already has, so that the classroom keeps its money. Below zero until later gifts of that giver fill it again.',
    },
  },
  total: 'All of it',
  failed: 'The numbers could not be loaded. Please try again in a moment.',
  way: {
    title: 'How a gift to classrooms moves',
    steps: [
      {
        title: 'You give',
        text: 'You pay on the page of our payment provider. The gift is booked when it confirms the payment.',
      },
      {
        title: 'It fills a slot',
        text: 'Each full $800 becomes a Sponsor Slot. Anything less joins the shared tower, builds your own, or goes straight to the classroom whose code you entered.',
      },
      {
        title: 'The slot finds a classroom',
        text: 'A public draw decides, or the classroom’s code. From then on the money is the classroom’s.',
      },
      {
        title: 'The classroom spends it',
        text: 'The teacher buys what the classroom needs. The page of the slot shows how much has been spent.',
      },
    ],
  },
  rules: {
    title: 'Rules the ledger keeps',
    items: [
      'Nothing is ever changed or deleted. A correction is a new entry beside the old one.',
      'Every entry has two sides that add up to zero, so no dollar appears or disappears.',
      'Tower Credits are not money and are not counted here. The dollars paid for them are.',
    ],
  },
  draws: 'See every draw',
  refunds: 'How refunds work',
} as const
