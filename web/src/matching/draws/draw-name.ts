import type { DrawSummary } from '@tower/contract/matching/draw-views.contract.ts'
import { fillText } from '../../texts/fill-text.ts'
import type { Language } from '@tower/contract/language.ts'
import { showTime } from '../../ui/time/show-time.ts'

/** Draws of the schedule are named by their day, in English; a name that staff gave is their own. */
const namedByDay = /^Draw of [A-Z][a-z]+ \d+, \d{4}$/

/** What a draw is called: `title` is “Draw of {day}” in the language of the page. */
export function drawName(
  { slot_name, slot_starts }: Pick<DrawSummary, 'slot_name' | 'slot_starts'>,
  title: string,
  language: Language,
): string {
  if (language === 'en' || !namedByDay.test(slot_name)) return slot_name
  return fillText(title, { day: showTime(slot_starts, 'date', language) })
}
