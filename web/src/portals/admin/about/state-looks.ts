import type { AboutKind, AboutState } from '@tower/contract/oversight/about.ts'
import type { ChipProps } from '../../../ui/chip/chip.tsx'

type Look = Pick<ChipProps, 'tone' | 'outlined'>
const waits: Look = { tone: 'warning' }
const done: Look = { tone: 'success', outlined: true }
const ended: Look = { outlined: true }
const wrong: Look = { tone: 'danger' }

/** What waits stands out, what is done is quiet. */
const looks: Record<AboutState, Look> = {
  active: done,
  approved: done,
  authorized: waits,
  bounced: wrong,
  canceled: ended,
  captured: done,
  closed: ended,
  confirmed: done,
  disputed: wrong,
  draft: ended,
  failed: wrong,
  fulfilled: done,
  inactive: ended,
  locked: ended,
  needs_review: waits,
  not_matched: ended,
  matched: done,
  open: waits,
  paid: done,
  pending: { tone: 'info' },
  refunded: ended,
  rejected: ended,
  replacing: waits,
  sent: done,
  settled: done,
  started: { tone: 'info' },
  submitted: waits,
  unconfirmed: waits,
  unmatched: waits,
  voided: ended,
  waiting: waits,
}

/** How a state looks. A ticket that is open waits for us; a budget that is open is as it ought to be. */
export function lookOf(state: AboutState, kind: AboutKind): Look {
  return state === 'open' && kind === 'budget' ? done : looks[state]
}
