/** What staff decided on pictures of teachers. */
export const pictureSamples = (classroomName: string) =>
  ({
    photo_decided: {
      approved: { outcome: 'approved', classroomName, caption: 'New books on the rug' },
      rejected: {
        outcome: 'rejected',
        classroomName,
        caption: '',
        reason: 'A child’s name can be read on the wall.',
      },
      'taken-down': {
        outcome: 'taken_down',
        classroomName,
        caption: 'New books on the rug',
        reason: 'A family asked us to.',
      },
    },
    portrait_decided: {
      shown: { outcome: 'shown' },
      refused: { outcome: 'refused', reason: 'A student is on it.' },
      'taken-off': { outcome: 'taken_off', reason: 'A family asked us to.' },
    },
  }) as const
