import { useQuery } from '@tanstack/react-query'
import { ownSlotsQuery } from '../../../money/giving/giving.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import { shownSlots } from './shown-slots.ts'

/** Keeps the line of a sentence that is being read, so that nothing below moves when it comes. */
const lineToCome = '\u00a0'

/** The sentence under the greeting: what came of the gifts so far. */
export function useLead(): string | undefined {
  const texts = useTexts('sponsor')
  const language = useLanguage()
  const { data, isPending } = useQuery(ownSlotsQuery(shownSlots))
  if (!data) return isPending ? lineToCome : undefined
  const { total, matched, since } = data
  if (total === 0 || since === null) return texts.leadNone
  const values = { since: showTime(since, 'month', language) }
  return matched === 0
    ? fillCounted(texts.leadUnmatched, total, language, values)
    : fillCounted(texts.leadMatched, matched, language, values)
}
