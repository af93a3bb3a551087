import type { AssignmentSlot } from '@tower/contract/matching/draw-views.contract.ts'
import { drawName } from '../../../matching/draws/draw-name.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'

/** What draws are called in the language of the page. */
export function useDrawName(): (draw: Pick<AssignmentSlot, 'slot_name' | 'slot_starts'>) => string {
  const { randomizer } = useTexts('admin')
  const language = useLanguage()
  return (draw) => drawName(draw, randomizer.ofDay, language)
}
