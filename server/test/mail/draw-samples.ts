const origin = 'https://tower.test'

const commitment = {
  drawName: 'Weekly draw',
  startsAt: '2026-12-07T17:00:00.000Z',
  classrooms: 37,
  points: 212,
  seedHash: '1a'.repeat(32),
  listHash: '2b'.repeat(32),
  commitmentHash: '3c'.repeat(32),
  round: 12_345_678,
  numberAt: '2026-12-07T17:00:02.000Z',
  drawUrl: `${origin}/draws/11111111-1111-4111-8111-111111111111`,
}

/** For tests and pictures: what staff have teachers asked before a draw. */
export const drawSamples = {
  draw_commitment: {
    first: { ...commitment, isLater: false },
    later: { ...commitment, isLater: true },
  },
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
