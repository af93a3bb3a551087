import type { allTexts } from './all-texts.ts'
import type { Translated } from './translated.ts'

export type Subject = keyof typeof allTexts

/** All texts of one language, by subject. English is the source. */
export type Texts = { readonly [S in Subject]: Translated<(typeof allTexts)[S]['en']> }

/** The texts of some subjects, as a loader hands them to its page. */
export type TextsOf<S extends Subject> = { [Key in S]: Texts[Key] }
