import type { Language } from '@tower/contract/language.ts'
import type { Facts } from './rubric.ts'

/** A plan as teachers paste it, and what a brief of it must hold. */
export type PublishedPlan = {
  name: string
  language: Language
  plan: string
  facts: Facts
  /** Words that may stand nowhere on the page. */
  never?: readonly string[]
}
