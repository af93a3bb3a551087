const origin = 'https://tower.test'

/** For tests and pictures: what staff have teachers asked before a draw. */
export const drawSamples = {
  enter_draw: {
    unconfirmed: {
      classroomName: 'Ms. Rivera’s fourth grade',
      reason: 'unconfirmed',
      portalUrl: `${origin}/nominate-teacher`,
    },
    not_nominated: {
      classroomName: 'Ms. Rivera’s fourth grade',
      reason: 'not_nominated',
      portalUrl: `${origin}/portal/teacher/share-links`,
    },
  },
} as const
