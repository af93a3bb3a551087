import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'
import type { Translated } from '../../../texts/translated.ts'
import type { dispute } from './dispute-texts.en.ts'

/** The sentences about disputes, in either language. */
export type DisputeTexts = Translated<typeof dispute>
type Dispute = PaymentStory['disputes'][number]

/** How a dispute stands, as staff read it: the provider has a word of its own for each step. */
export function explainStanding(
  { standings }: DisputeTexts,
  told: Pick<Dispute, 'provider_status' | 'state'>,
) {
  const known: Record<string, string> = standings
  const { provider_status: status, state } = told
  return known[status ?? state] ?? known[state] ?? standings.unknown
}

/** Whether the bank waits for an answer of ours; as long as nobody knows, it does. */
export function waitsForUs({ provider_status: status }: Pick<Dispute, 'provider_status'>): boolean {
  return status === null || status.endsWith('needs_response')
}

/** Why a dispute waits for a decision of staff: the books keep it short. */
export function explainDisputeReview(texts: DisputeTexts, reason: string): string {
  const [, told, paid] = /^currency (\w+), payment (\w+)$/.exec(reason) ?? []
  if (told === undefined || paid === undefined) return fillText(texts.reviewOther, { reason })
  return fillText(texts.review, { told: told.toUpperCase(), paid: paid.toUpperCase() })
}

/** What the end of a dispute, or of a question of the bank, is called among what happened. */
export function nameEnd({ closed }: DisputeTexts, dispute: Dispute): string {
  if (dispute.provider_status === 'prevented') return closed.prevented
  if (dispute.is_inquiry && dispute.state === 'won') return closed.asked
  const ends: Record<string, string> = closed
  return ends[dispute.state] ?? closed.other
}
