import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import type { SponsorSummary } from './sponsor-summary.ts'

/** The sentence under the greeting: what came of the gifts so far. */
export function useLead(summary: SponsorSummary | undefined): string | undefined {
  const texts = useTexts('sponsor')
  const language = useLanguage()
  if (!summary) return undefined
  if (summary.slots_minted === 0) return texts.leadNone
  const matched = summary.slots.filter(({ state }) => state === 'matched').length
  return fillCounted(texts.lead, summary.slots_minted, language, { matched })
}
