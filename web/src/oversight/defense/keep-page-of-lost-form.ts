import { data, type DataStrategyResult } from 'react-router'
import type { FormOutcomes } from '../../api/form-outcomes.ts'

/**
 * A form that was lost on its way, or met a server that is down, must not take its page with it: its outcome becomes
 * an empty refusal, so that all stays as it was typed and nothing is loaded again. Tells whether that was so.
 */
export function keepPageOfLostForm(outcomes: FormOutcomes): boolean {
  const lost = Object.values(outcomes).filter(isLost)
  for (const outcome of lost) Object.assign(outcome, { type: 'data', result: data(undefined, 503) })
  return lost.length > 0
}

/** Without a status there was no answer at all; what the server refused on purpose has one below 500. */
function isLost({ type, result }: DataStrategyResult): boolean {
  const { status, init } = (result ?? {}) as { status?: number; init?: { status?: number } | null }
  return type === 'error' && (status ?? init?.status ?? 503) >= 500
}
