import type { Language } from '../../../language.ts'
import { wordsEn, type GoalWords } from './words.en.ts'
import { wordsEs } from './words.es.ts'

const words: Record<Language, GoalWords> = { en: wordsEn, es: wordsEs }

/** The words of goals in a language. */
export const goalWords = (language: Language): GoalWords => words[language]

/** Puts values where a text has {their names}. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
