import { capitalize } from '@tower/contract/capitalize.ts'
import type { Language } from '@tower/contract/language.ts'
import { countWords } from '../check/count-words.ts'
import { hasVerb } from './english-verbs.ts'
import { isSpanishVerb } from './spanish-verbs.ts'

/** Where a sentence may end earlier without saying something else. */
const cuts: Readonly<Record<Language, RegExp>> = {
  en: /,? (?:and then|because|so that|so|which|who|while|where|as|when|and|but)\b|,|;| - | (?:with|from|in|on|at|for|about|into|through|after|before|around|using|during|by|under|to (?=the|a|our|see|make|find|learn|help|build|show|test|get|keep))\b/g,
  es: /,? (?:y luego|porque|para que|así que|que|quien|mientras|donde|cuando|y|pero)(?=\s)|,|;| - | (?:con|desde|en|por|para|sobre|dentro de|durante|después de|antes de|alrededor de|usando|debajo de)(?=\s)/g,
}
/** What stands behind these changes what stands before them. */
const bound: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:if|unless|until|except|without|only|almost|nearly|instead|than|not|never|nobody|none|\w+n['’]t)\b/i,
  es: /(?<!\p{L})(?:si|excepto|menos|sin|solo|sólo|casi|en vez|nunca|nadie|ningun\p{L}*|no|ni)(?!\p{L})/iu,
}
const dangling: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|a|an|our|we|to|of|and|or|was|were|had|very|so|more|went|put|got|took|came|gave|used|learned|talked|made|let|started|wanted|asked|said|told|tried|liked|held|is|are|some|each|every|that|two|three|four|five|(?:put|placed|hung|gave|showed|took|brought|left|kept) (?:them|it)|(?:put|placed|set|stuck)(?: \w+){1,4})[.!]$/i,
  es: /(?<!\p{L})(?:el|la|los|las|un|una|de|a|y|o|muy|más|fuimos|pusimos|fue|era|estaba|aprendimos|hicimos|empezamos|queríamos|dicen|dice|dijo|dijimos|dijeron|pensó|preguntó|pidieron|nuestr[oa]s?|cada|que|dos|tres)[.!]$/iu,
}

/** The sentence in at most so many words; nothing where it can't be shorter and stay true. */
export function shortenFact(sentence: string, most: number, language: Language): string | undefined {
  if (countWords(sentence) <= most) return sentence
  const mark = sentence.endsWith('!') ? '!' : '.'
  const options = [...sentence.matchAll(cuts[language])]
    .filter(
      ({ index }) =>
        index > 0 &&
        !/^(?:On|In|First|Next|Then|Finally|El|En|Primero|Luego) ?\S*$/.test(sentence.slice(0, index)),
    )
    .map(({ index }) => ({ kept: `${sentence.slice(0, index).trim()}${mark}`, lost: sentence.slice(index) }))
    .filter(({ kept, lost }) => {
      const count = countWords(kept)
      return (
        count <= most &&
        count >= 3 &&
        !isNested(kept, lost) &&
        !isParallel(kept, lost) &&
        (!isDone(sentence, language) || isDone(kept, language)) &&
        !bound[language].test(lost) &&
        !dangling[language].test(kept)
      )
    })
  const best = options.at(-1)?.kept
  if (best !== undefined) return best
  const withoutDay = sentence.replace(
    /^(?:On \w+day|In [\w ]+|First|Next|Then|Finally), |^(?:El (?:lunes|martes|miércoles|jueves|viernes)|Primero|Luego|Al final),? |^En [\p{L} ]+, /u,
    '',
  )
  return withoutDay === sentence ? undefined : shortenFact(capitalize(withoutDay), most, language)
}

/** “With our feet, our tables with crayons and each other with yarn”: the last of them needs its own. */
function isParallel(kept: string, lost: string): boolean {
  // A list keeps its last thing.
  if (/^,? (?:and|y) /.test(lost) && /, /.test(kept) && !/ (?:and|y) /.test(kept)) return true
  const by = /^ (with|con|from|de|in|en|for|para) /.exec(lost)?.[1]
  return by !== undefined && new RegExp(`(?<!\\p{L})${by} [^,]*,.* (?:and|y) `, 'u').test(kept)
}

/** “At recess.” says nothing that somebody did. */
function isDone(text: string, language: Language): boolean {
  return language === 'en' ? hasVerb(text.replace(/[.!]$/, '')) : text.split(' ').some(isSpanishVerb)
}

/** “What somebody did for us”: the end belongs to what was asked. */
function isNested(kept: string, lost: string): boolean {
  return (
    /(?<!\p{L})(?:what|how|who|why|qué|cómo|quién|por qué)(?!\p{L})/iu.test(kept) &&
    /^ (?:with|from|in|on|at|for|about|into|to|con|desde|en|por|para|sobre) /.test(`${lost} `)
  )
}
