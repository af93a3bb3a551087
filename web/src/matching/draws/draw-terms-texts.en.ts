/** Words for draws that the public pages and the portals share. */
export const drawTerms = {
  states: { scheduled: 'Scheduled', frozen: 'List frozen', completed: 'Completed', voided: 'Voided' },
  weights: {
    title: 'Why some classrooms have more points',
    lead: 'One point for each nomination confirmed by email, a few for the others, and one for each earlier draw it entered without a match. Money never adds points. Each teacher enters one classroom: the one with the most points or, among equals, the one confirmed first.',
    nominators: { one: '{count} nominator', other: '{count} nominators' },
    /** Where some count for nothing. */
    nominatorsCounted: {
      one: '{counted} counted of {count} nominator',
      other: '{counted} counted of {count} nominators',
    },
    nominatorsNote:
      '{confirmed} confirmed, one point each. Of the others, two per network per day count, {few} at most; {limit} points at most in all.',
    nominatorsNoteEarlier: 'Different people, counted once each, {limit} at most.',
    nominatorsLabel: '{count} of at most {limit} points from nominations',
    waited: { one: '{count} draw waited', other: '{count} draws waited' },
    waitedCounted: {
      one: '{counted} counted of {count} draw waited',
      other: '{counted} counted of {count} draws waited',
    },
    waitedNote: 'Entered before without a match, {limit} at most.',
    waitedLabel: '{count} of at most {limit} draws waited',
    points: { one: 'point', other: 'points' },
    sum: '{name} in this draw.',
    sumOutside: '{name} is not in this draw.',
    example: 'For example.',
    rules: 'Rules',
  },
} as const
