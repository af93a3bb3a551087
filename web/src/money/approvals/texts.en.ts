import type { ApprovalGround } from '@tower/contract/money/approvals.ts'

/** What is said, beside what money leaves by, of a second person who looks at it first. */
export const secondPerson = {
  waits: 'This waits for a second person of the staff now.',
  waiting: '{amount} waits for a second person of the staff.',
  approved: 'A second person approved {amount}.',
  refused: 'A second person did not approve {amount}.',
  refusedWhy: 'A second person did not approve {amount}: {note}',
  unseen:
    'Of our staff only {name}, who brought them in, had to do with this teacher so far. Whatever leaves first waits for somebody else.',
  unproven:
    'This teacher came in by a link that our staff were shown. Until they sign in by one that was emailed, nothing leaves for them and they enter no draw.',
  reference: 'Reference: {reference}.',
  agreed: 'A second person of the staff agreed.',
  agreedBy: '{name} agreed.',
  open: 'Open the approval',
} as const

/** Why one person is not enough. */
export const grounds = {
  amount: 'It is more than one person may let out.',
  asker: 'With what the same person let out lately, it is more than one person may.',
  teacher: 'With what reached the same teacher lately, it is more than one person may let out.',
  payee: 'With what reached the same payee lately, it is more than one person may let out.',
  hand: 'One person of the staff put more of the money there than one person may let out.',
  kind: 'This always takes two people.',
  unseen:
    'One person of the staff alone brought this teacher in, and nobody else has looked at them yet. Make sure that they exist and teach there.',
  own: 'It reaches whoever asked for it.',
  reserve: 'The refund reserve is below its floor. Until it is filled, this takes two people.',
  word: 'Whoever asked entered, received or paid this money themself.',
  pair: 'Two people let it out, so two take it back.',
} as const satisfies Record<ApprovalGround, string>
