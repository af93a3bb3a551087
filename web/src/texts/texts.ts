import type { en } from './en.ts'

/** The same shape with any words: what a translation must have. A missing or extra text does not compile. */
export type Translated<Source> = Source extends string
  ? string
  : Source extends readonly (infer Item)[]
    ? readonly Translated<Item>[]
    : { readonly [Key in keyof Source]: Translated<Source[Key]> }

/** All texts of one language, by subject. */
export type Texts = Translated<typeof en>

export type Subject = keyof Texts

/** The texts of some subjects, as a loader hands them to its page. */
export type TextsOf<S extends Subject> = { [Key in S]: Texts[Key] }
