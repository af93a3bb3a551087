import type { Language } from '@tower/contract/language.ts'

/** Words as they were typed, for somebody to translate. */
export const quote = (words: string, language: Language) => (language === 'en' ? `“${words}”` : `«${words}»`)
