/** The languages the product speaks; the first one is the source and the fallback. */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/** Whether a word names one of our languages. */
export function isLanguage(word: unknown): word is Language {
  return languages.some((language) => language === word)
}

/** The language of something stored; English where it is none of ours. */
export function asLanguage(word: string | null | undefined): Language {
  return isLanguage(word) ? word : 'en'
}
