/** Whose life a line of the table belongs to, in the order in which the privacy page shows them. */
export const retentionGroups = [
  'giving',
  'nominating',
  'teaching',
  'children',
  'accounts',
  'writing',
  'safety',
] as const
export type RetentionGroup = (typeof retentionGroups)[number]

/**
 * How long: counted from the moment that the page names; to the end of so many school years after its own (they begin on
 * July 1); or so many years after the end of its calendar year, as the books of a charity are kept.
 */
export type Period =
  | { hours: number }
  | { days: number }
  | { years: number }
  | { schoolYearsAfter: number }
  | { yearsAfterYear: number }

/** What does not end by itself: until somebody removes it, until a person is erased, or always, because no name is in it. */
export type Stay = { until: 'removed' | 'erased' | 'always' }

export type RetentionLine = { group: RetentionGroup } & (Period | Stay)

/**
 * How long each kind of thing about people is kept. What lets go of it, the privacy page and docs/operations/privacy.md
 * derive from this table; each table of the database stands under one of these names in the record of its domain.
 */
export const retention = {
  unpaidCheckouts: { group: 'giving', days: 90 },
  gifts: { group: 'giving', yearsAfterYear: 7 },
  bookEntries: { group: 'giving', until: 'always' },
  savedCards: { group: 'giving', until: 'removed' },

  nominations: { group: 'nominating', schoolYearsAfter: 1 },
  ballots: { group: 'nominating', until: 'always' },
  nominationNetworks: { group: 'nominating', days: 2 },
  classroomClaims: { group: 'nominating', years: 2 },
  classrooms: { group: 'nominating', until: 'removed' },

  tickets: { group: 'teaching', years: 3 },
  purchases: { group: 'teaching', until: 'always' },
  classroomPhotos: { group: 'teaching', until: 'removed' },
  rejectedPhotos: { group: 'teaching', days: 90 },
  removedFiles: { group: 'teaching', days: 90 },
  toolResults: { group: 'teaching', days: 400 },
  toolDrafts: { group: 'teaching', days: 90 },
  storybookDrafts: { group: 'teaching', days: 730 },
  storybookPapers: { group: 'teaching', days: 90 },
  storybookTakedowns: { group: 'teaching', days: 180 },
  writerUses: { group: 'teaching', days: 100 },
  ownWork: { group: 'teaching', until: 'erased' },

  unansweredProfiles: { group: 'children', days: 45 },
  athletesMedia: { group: 'children', hours: 12 },
  athletesWords: { group: 'children', days: 30 },
  consentEvidence: { group: 'children', years: 3 },
  consentLinks: { group: 'children', days: 30 },
  classLists: { group: 'children', days: 7 },
  removedResults: { group: 'children', days: 7 },
  storybookPhotos: { group: 'children', days: 180 },

  accounts: { group: 'accounts', until: 'erased' },
  devices: { group: 'accounts', days: 60 },
  usedLinks: { group: 'accounts', days: 7 },
  staffActs: { group: 'accounts', until: 'always' },

  messages: { group: 'writing', years: 2 },
  interests: { group: 'writing', years: 2 },
  sponsorRequests: { group: 'writing', years: 2 },
  sponsorLinks: { group: 'writing', days: 90 },
  mailWords: { group: 'writing', days: 90 },
  sentEmails: { group: 'writing', days: 400 },
  notices: { group: 'writing', days: 400 },
  mailLeaves: { group: 'writing', until: 'removed' },
  stoppedAddresses: { group: 'writing', days: 400 },

  requestCounts: { group: 'safety', hours: 1 },
  liveEvents: { group: 'safety', days: 1 },
  checkoutNetworks: { group: 'safety', days: 1 },
  refusedAttempts: { group: 'safety', days: 90 },
  erasedMarks: { group: 'safety', days: 400 },
  consentNetworks: { group: 'safety', days: 90 },
  deliveries: { group: 'safety', days: 30 },
  providerEvents: { group: 'safety', days: 90 },
} as const satisfies Readonly<Record<string, RetentionLine>>

export type RetentionName = keyof typeof retention

/** After so many days without any guardian's word the keeper of a profile is told that it goes. */
export const unansweredToldDays = 14

/** What of a line is counted; undefined of what stays. */
export function periodOf(line: RetentionLine): number | undefined {
  if ('until' in line) return undefined
  if ('hours' in line) return line.hours
  if ('days' in line) return line.days
  if ('years' in line) return line.years
  return 'schoolYearsAfter' in line ? line.schoolYearsAfter : line.yearsAfterYear
}
