/** What is said, beside what money leaves by, of a second person who looks at it first. */
export const secondPerson = {
  waits: 'This waits for a second person of the staff now.',
  waiting: '{amount} waits for a second person of the staff.',
  approved: 'A second person approved {amount}.',
  refused: 'A second person did not approve {amount}.',
  refusedWhy: 'A second person did not approve {amount}: {note}',
  open: 'Open the approval',
} as const
