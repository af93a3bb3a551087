import type { Language } from '@tower/contract/language.ts'

const clauses: Record<Language, RegExp> = {
  en: /,?\s+(?:when|whenever|during|while|given|because|but|although|however|which|who|if|whether or not|in which|so that|compared|than|as (?:measured|evidenced|shown|compared)|with no more|with fewer|according|based on|following (?:a|the)|over (?:the|a)|across|throughout|since|this (?:year|fall|winter|spring|semester|quarter|month|week))(?!\p{L}).*$/isu,
  es: /,?\s+(?:cuando|durante|mientras|porque|pero|aunque|según|que (?:él|ella)|si|en comparación)(?!\p{L}).*$/isu,
}
const pronouns: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:he|she|they|him|them|it|himself|herself|themselves|who|which|is|are|was|were|has|have|had|because|although|while|however|not|n't|compared|than|last(?! names?)|this|these|I|my|we|our|only|also)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:él|ella|ellos|que|es|está|son|tiene|pero|porque|aunque|mientras|no|cuando|durante|compar\p{L}+)(?!\p{L})/iu,
}

const idle: Record<Language, RegExp> = {
  en: /\b(?:independently|correctly|accurately|currently|on average|in total|a total of|successfully|appropriately (?=in\b)|consistently|approximately|usually|typically)\b/giu,
  es: /(?<!\p{L})(?:sin ayuda|de manera independiente|por su cuenta|correctamente|actualmente)(?!\p{L})/giu,
}

/** Letters, digits and short forms in capitals; other capitals may be somebody's name. */
const plainWord =
  /^(?:[\p{Ll}\d$][\p{Ll}\p{M}\d'’/$.-]*(?:[A-Z]e)?|\/\p{L}{1,3}\/|[A-Z]{2,5}[a-z]{0,2}|[A-Z]-[A-Z]|I|&|\+)$/u

/**
 * Words of the present level as they may stand in a goal: one student, no second clause, no name; undefined where that doesn't
 * hold. A goal says "own" and never guesses a pronoun.
 */
export function tidyWords(words: string, language: Language): string | undefined {
  const owned = language === 'en' ? sayOwn(words) : words
  const cut = ` ${owned}`.replace(clauses[language], '')
  const plain = withoutTextGrade(cut)
    .replace(idle[language], '')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,:–-]+|[\s,:–-]+$/gu, '')
  if (plain === '') return ''
  const all = plain.split(' ')
  if (plain.length > 110 || all.length > 16) return undefined
  if (!all.every((word) => plainWord.test(word.replace(/,$/, '')))) return undefined
  return pronouns[language].test(plain) ? undefined : plain
}

/** The grade of the text is the condition's. */
const withoutTextGrade = (words: string): string =>
  words.replace(
    /\s*(?<!\p{L})(?:from|in|on|at|of|en|de)(?: an?| the)? (?:(?:\p{L}+|\d{1,2}(?:st|nd|rd|th))[- ]grade(?:[- ]level)? \p{L}+|(?:textos?|lecturas?|pasajes?) de \p{L}+ grado)(?!\p{L})/giu,
    '',
  )

/** The present level is about one student; a goal says "own", and never guesses a pronoun. */
export function sayOwn(words: string): string {
  return words
    .replace(/\b(?:on|by) (?:his|her|their) own\b|\bby (?:himself|herself|themselves)\b/gi, '')
    .replace(/\b(in|on|to|from|into) (?:his|her|their) (?:own )?(writing|sentences|work)\b/gi, '$1 own $2')
    .replace(
      /\b(?:his|her|their) (?:own )?(homework|belongings|hands|shoes|coat|jacket|teeth|face|pants|socks)\b/gi,
      '$1',
    )
    .replace(/\b(in|on|to|from|into|with|for|at|of) (?:his|her|their) (?!own\b)/gi, '$1 the ')
    .replace(
      /\b(?:his|her|their) (?:own )?(hand|switch|device|seat|desk|area|class|classroom|job|work|place|feet|head|teacher|planner|turn|name|backpack|locker|head)\b/gi,
      (_, thing: string) => (thing === 'hand' ? 'a hand' : thing === 'name' ? 'own name' : `the ${thing}`),
    )
    .replace(/\b(?:his|her|their) (?:own )?/gi, 'own ')
}

const trims: Record<Language, RegExp> = {
  en: /(?:[\s,;:(=–-]|\b(?:with|in|at|for|about|only|approximately|around|an? average of|on average|average|up to|to|by|scoring|getting|and|within|correctly|accurately|at a rate of|a rate of|roughly|just|by completing|completing|no more than|more than|longer than|farther than|fewer than|less than|as many as|after|during|of|on|an|a|the|total|almost|nearly|that|which|average|averages|averaging|a score of|scores?|independently|required?|requiring|he|she|they|does so|did so|is|was|are|were|at least|maximum of|minimum of|currently|now|this|is correct|is accurate|but|earning|achieving|under|over|successfully|some|another)\b)+$/i,
  es: /(?:[\s,;:(]|(?<!\p{L})(?:con|en|a|de|durante|por|solo|unos|unas|aproximadamente|un promedio de|promedio|cerca de|hasta|y|correctamente|alrededor|el|la|un|una|al|menos|apenas|casi|lo hace)(?!\p{L}))+$/iu,
}

/** Without the words that only lead to the number. */
export function trimLeads(words: string, language: Language): string {
  let trimmed = words
  for (let turn = 0; turn < 4; turn++) trimmed = trimmed.replace(trims[language], '')
  return trimmed.trim()
}
