import type { NotePart } from '@tower/contract/learning/tools/notes/template-text.ts'

/**
 * A sentence of school life: how it is read in both languages, and how it is said. Patterns and places are those of
 * grammar/frame-patterns.ts and grammar/pattern-places.ts; {S}, {P}, {D} and {O} are the child (grammar/subject-marks.ts); {thing?one|many} chooses by number. What
 * follows of place and time is read and said by itself, before the full stop or at {~}.
 */
export type Frame = {
  part: NotePart
  read: readonly string[]
  en: string
  es: string
  /** Only for templates of these keys. */
  keys?: readonly string[]
  /** Only with place or time after it. */
  timed?: boolean
  /** It is about the child. */
  child?: boolean
}
