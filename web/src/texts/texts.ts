import type { Translated } from './translated.ts'

/** What there is, by subject; `all-texts.ts` fills it in, so that texts know no page and no domain. */
// oxlint-disable-next-line typescript/no-empty-object-type -- only an interface can be filled in from another file
export interface AllTexts {}

export type Subject = keyof AllTexts

/** All texts of one language, by subject. English is the source. */
export type Texts = { readonly [S in Subject]: Translated<AllTexts[S]['en']> }

/** The texts of some subjects, as a loader hands them to its page. */
export type TextsOf<S extends Subject> = { [Key in S]: Texts[Key] }
