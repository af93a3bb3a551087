import type { Language } from '@tower/contract/language.ts'
import type { BriefWords } from './brief-texts.ts'
import { enWords } from './en-words.ts'
import { esWords } from './es-words.ts'

const words: Record<Language, BriefWords> = { en: enWords, es: esWords }

export function briefWords(language: Language): BriefWords {
  return words[language]
}

/** A text with its places filled in. */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
