import type { Language } from '@tower/contract/language.ts'
import { allTexts } from './all-texts.ts'
import type { Subject, Texts } from './texts.ts'

const complete: { readonly [S in Subject]: Readonly<Record<Language, Texts[S]>> } = allTexts

/** All texts of each language. */
export const dictionaries: Readonly<Record<Language, Texts>> = { en: textsIn('en'), es: textsIn('es') }

function textsIn(language: Language): Texts {
  const subjects = Object.entries(complete).map(([subject, texts]) => [subject, texts[language]])
  return Object.fromEntries(subjects) as Texts
}
