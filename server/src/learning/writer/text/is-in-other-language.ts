import type { Language } from '@tower/contract/language.ts'

const smallWords: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:the|of|and|to|with|in|is|are|at|on|for|they|then|if|when|from|you|your|have)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|la|los|las|de|del|que|con|en|por|y|un|una|al|su|sus|se|para|si)(?!\p{L})/giu,
}

/** Whether a text is in the other language than the one that was asked for, by its small words; where they are few nobody can tell. */
export function isInOtherLanguage(text: string, language: Language): boolean {
  const countOf = (one: Language) => text.match(smallWords[one])?.length ?? 0
  const [own, other] = language === 'en' ? [countOf('en'), countOf('es')] : [countOf('es'), countOf('en')]
  return other >= 3 && other > own * 2
}
