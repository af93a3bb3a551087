import type { Language } from '@tower/contract/language.ts'
import { localeOf } from '../../texts/fill-text.ts'

/** In percent; a small chance is not rounded down to none, nor a large one up to sure. */
export function showChance(chance: number, language: Language): string {
  const isNearEdge = (chance > 0 && chance < 0.001) || (chance < 1 && chance > 0.999)
  return chance.toLocaleString(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: isNearEdge ? 4 : 1,
  })
}
