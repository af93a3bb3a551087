export const teacherCreditErrors = {
  'credits.not_a_teacher': {
    status: 409,
    sentence: 'Credits for storybooks and tools are for teachers who can sign in.',
  },
  'credits.no_classroom': {
    status: 409,
    sentence:
      'This teacher leads no classroom yet: storybook credits belong to one. Tools credits can be granted.',
  },
  'credits.grant_invalid': {
    status: 400,
    sentence:
      'Enter whole numbers, at least one of them above zero: at most 100 storybook credits and 10,000 tools credits at once.',
  },
  'credits.grant_conflict': { status: 409, sentence: 'This grant was already made with other details.' },
} as const

/** The kinds of credits that a teacher has. */
export const creditTypes = ['platform', 'tools', 'storybook'] as const

/** How many storybooks every classroom may make in a week. */
export const weeklyStorybookCredits = 1
/** The most that staff grant a teacher at once. */
export const mostGranted = { storybook: 100, tools: 10_000 } as const
/** How many grants, and weeks of a classroom, a teacher sees. */
export const shownGrants = 10
export const shownStorybookWeeks = 10
