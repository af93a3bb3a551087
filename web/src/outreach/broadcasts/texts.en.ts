/** The live panel on the home page, and its own page. */
export const broadcasts = {
  title: 'Broadcasts',
  lead: 'What is happening right now: draws, gifts and news. This page keeps itself up to date.',
  description: 'Live news of Project Tower: draws, gifts and classrooms as they happen.',
  label: 'Live broadcasts',
  name: 'Broadcasts',
  urgent: 'Urgent',
  none: 'No broadcasts yet.',
  play: 'Play broadcasts',
  pause: 'Pause broadcasts',
  previous: 'Previous broadcast',
  next: 'Next broadcast',
  position: '{number} of {count}',
  seed: 'Seed of the draw',
} as const
