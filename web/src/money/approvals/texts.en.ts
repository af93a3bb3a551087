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
  open: 'Open the approval',
} as const
