/** Where whoever is signed in hears live events. */
export const eventsPath = '/api/events'

/** What can be wrong with a running site, so that whoever operates it is told. */
export const alertKinds = [
  'worker_silent',
  'mail_waiting',
  'mail_refused',
  'job_given_up',
  'job_late',
  'books_broken',
  'reconciliation_open',
  'draw_number_late',
  'disk_low',
  'origin_unreached',
  'certificate_ending',
  'backup_late',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** Whether a process is heard, ended as it should, or fell silent. */
export const processStates = ['alive', 'ended', 'silent'] as const

/** What came of a job last: done, waiting for its first time, failed and tried again, or given up. */
export const jobStates = ['done', 'waiting', 'failing', 'given_up'] as const

/** The header that whoever watches from outside shows HEALTH_KEY in. */
export const healthKeyHeader = 'x-health-key'

/** What came of an event of the payment provider. */
export const providerEventOutcomes = [
  'applied',
  'repeated',
  'ignored',
  'needs_review',
  'unmatched',
  'waiting',
] as const

export const processErrors = {
  'process.job_not_found': { status: 404, sentence: 'There is no job of this name.' },
  'process.no_worker': {
    status: 409,
    sentence: 'No worker is running, so no job can be run. Start one first.',
  },
  'process.health_key_needed': {
    status: 401,
    sentence:
      'Ask from the machine itself, or send the key of HEALTH_KEY in the header "X-Health-Key". /readyz answers without one.',
  },
} as const
