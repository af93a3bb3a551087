import type { AlertKind } from '@tower/contract/oversight/process.ts'
import type { Finding } from './findings.queries.ts'

/** What is wrong, since when, and what to do: for whoever operates the site, in English as the command line and the log. */
export type AlertWords = { title: string; text: string; advice: string }

type Said = Pick<Finding, 'subject' | 'since' | 'facts'>

const wordsOf: Readonly<Record<AlertKind, (said: Said) => AlertWords>> = {
  worker_silent: ({ since }) => ({
    title: 'No worker is running',
    text: `Nothing was heard of a process with ROLE=worker or ROLE=all since ${say(since)}. Until one runs, no mail leaves, no draw is run and nothing is compared or proven.`,
    advice: 'Start it. If it ended by itself, the end of its log says why.',
  }),
  mail_waiting: ({ since }) => ({
    title: 'Mail is waiting',
    text: `A mail has been due since ${say(since)}, and no worker has taken it.`,
    advice: 'See whether a worker runs, and what its log says of the outbox.',
  }),
  mail_refused: ({ since }) => ({
    title: 'Mail is not leaving',
    text: `A mail of ${say(since)} failed again and again, and none has left since.`,
    advice: 'See whether the server of SMTP_URL answers and takes the sender. The log holds what it said.',
  }),
  job_given_up: ({ subject, since }) => ({
    title: `The job ${subject} was given up`,
    text: `It failed at every try until ${say(since)}. It begins anew at its next time.`,
    advice: 'The log says why it failed ("job failed").',
  }),
  job_late: ({ subject, since }) => ({
    title: `The job ${subject} was not done`,
    text: `It was due at ${say(since)} and has not been done, although a worker runs.`,
    advice: 'See what the log says of it and of the job queue. If nothing, restart the worker.',
  }),
  books_broken: ({ since, facts: { rules = [] } }) => ({
    title: 'The books break a rule',
    text: `The proof of ${say(since)} found that this does not hold: ${rules.slice(0, 5).join('; ')}${rules.length > 5 ? `; and ${rules.length - 5} more` : ''}.`,
    advice:
      '"npm run tower -- verify-ledger" names the rows. It proves anew, too: once all holds, this is over.',
  }),
  reconciliation_open: ({ since, facts: { count = 1 } }) => ({
    title: 'Payments differ from the provider',
    text: `${count === 1 ? 'One difference' : `${count} differences`} between the payment provider and the books could not be mended, the oldest since ${say(since)}.`,
    advice: '"npm run tower -- reconcile" prints what stands open.',
  }),
  draw_number_late: ({ since, facts: { count = 1 } }) => ({
    title: 'A draw waits for its public number',
    text: `${count === 1 ? 'A draw has' : `${count} draws have`} been waiting since ${say(since)}. It completes by itself once a relay shows the number and a worker runs; nothing else may take its place.`,
    advice: 'See whether this server reaches the relays of BEACON_RELAYS over HTTPS.',
  }),
  disk_low: ({ subject, facts: { percent = 0 } }) => ({
    title: `The disk of ${subject} is nearly full`,
    text: `${percent} % of the disk that DATA_DIR lies on are free.`,
    advice: 'Make space: old logs and backups first. Without space nothing can be written.',
  }),
  origin_unreached: ({ subject, since }) => ({
    title: 'The site is not reached at its address',
    text: `Since ${say(since)}, ${subject} has not reached the address of ORIGIN. Visitors may not, either.`,
    advice:
      'See whether the proxy in front runs, what the DNS says of the name, and whether the certificate holds.',
  }),
  certificate_ending: ({ since }) => ({
    title: 'The certificate of the site is about to end',
    text: `It ends at ${say(since)}. From then on browsers let nobody in.`,
    advice: 'See why it was not renewed: the log of certbot or of the proxy says so.',
  }),
  backup_late: ({ since }) => ({
    title: 'No backup was made',
    text: `A backup was due at ${say(since)}, and none has been finished since.`,
    advice:
      'The log of the worker says why ("job failed", backup.make). "npm run tower -- backup" makes one at once.',
  }),
}

/** The words of an alert. */
export function wordAlert({ kind, ...said }: Said & { kind: AlertKind }): AlertWords {
  return wordsOf[kind](said)
}

/** By the clock that every log has. */
export function say(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
