import { uncapitalize } from '@tower/contract/capitalize.ts'
import type { Language } from '@tower/contract/language.ts'
import { isSpanishVerb } from '../notes/spanish-verbs.ts'
import { isPast } from '../notes/past-verbs.ts'
import { countWords, sentencesOf } from '../check/count-words.ts'

type Joint = { starts: RegExp; by: string }

/** How a sentence goes on in the one before it, by its first word. */
const joints: Readonly<Record<Language, readonly Joint[]>> = {
  en: [
    { starts: /^But (?=\p{Ll})/u, by: ', but ' },
    { starts: /^So (?=(?:we|it|they)\b)/u, by: ', so ' },
    { starts: /^And (?=\p{Ll})/u, by: ', and ' },
    { starts: /^Then (?=(?:we|it|they|somebody|one)\b)/u, by: ', and then ' },
    {
      starts:
        /^(?=(?:We|It|They|You|There|Our|That|Nobody|Somebody|Something|Some|Everybody|Even|The|A|An|This)\b)/u,
      by: ', and ',
    },
  ],
  es: [
    { starts: /^Pero (?=\p{Ll})/u, by: ', pero ' },
    { starts: /^Así que (?=\p{Ll})/u, by: ', así que ' },
    { starts: /^Y (?=\p{Ll})/u, by: ', y ' },
    { starts: /^Entonces,? (?=\p{Ll})/u, by: ', y entonces ' },
    {
      starts:
        /^(?=(?:Nos|Nadie|No|Era|Es|Se|La|El|Los|Las|Un|Una|Algo|Todo|Todos|Hasta|Queríamos|Miramos|Sentimos|Teníamos|Estaba|Fue|Parecía|Eso|Hay|Cada|Lo|Y)(?!\p{L}))/u,
      by: ', y ',
    },
  ],
}
const plainEnd = /[\p{L}\p{N}]\.$/u
/** What is so and what was so are two sentences. */
function isInPast(sentence: string, language: Language): boolean {
  const isVerb = language === 'en' ? isPast : (word: string) => word !== 'es' && isSpanishVerb(word)
  return sentence
    .toLowerCase()
    .split(/[^\p{L}’']+/u)
    .some(isVerb)
}
const standsAlone = /^(?:If|You would|Now|Here|Some stories|That is)\b/
const contrasts = /^(?:This one|It does not|It is not|That is|It was not|It was us)\b/

/** Two friends who speak one after the other. */
const saidOne = /[,?!]” (?:said|asked) one friend\.$|[,?!]?”,? (?:dijo|preguntó) alguien\.$/u
const saidAnother =
  /^“[^”]*[,?!]?”,? (?:said another|asked another|dijo otra voz|respondió otra voz)(?: friend)?\.$/u
const noStart = /["“”«»¿¡?!…—:;]/u

/** Joins short sentences of a text that follow one another, as older children read them. */
export function joinSentences(
  text: string,
  language: Language,
  most: number,
  may: (at: number) => boolean,
): string {
  const joined: string[] = []
  sentencesOf(text).forEach((sentence, at) => {
    const before = joined.at(-1)
    const whole = before === undefined || !may(at) ? undefined : join(before, sentence, language, most)
    if (whole === undefined) joined.push(sentence)
    else joined[joined.length - 1] = whole
  })
  return joined.join(' ')
}

function join(before: string, sentence: string, language: Language, most: number): string | undefined {
  if (countWords(before) + countWords(sentence) > most) return undefined
  if (saidOne.test(before) && saidAnother.test(sentence))
    return `${before.slice(0, -1)}${language === 'en' ? ', and' : ', y'} ${sentence}`
  if (!isPlain(before, sentence) || !isAlike(before, sentence, language)) return undefined
  const joint = joints[language].find(({ starts }) => starts.test(sentence))
  if (joint === undefined || isChain(before, joint)) return undefined
  const rest = sentence.replace(joint.starts, '')
  const by = joint.by === ', y ' && /^[Ii](?!e)/.test(rest) ? ', e ' : joint.by
  const whole = `${before.slice(0, -1)}${by}${uncapitalize(rest)}`
  // Joining adds its “and”.
  return countWords(whole) > most ? undefined : whole
}

function isPlain(before: string, sentence: string): boolean {
  const hasPlainEnds = plainEnd.test(before) && plainEnd.test(sentence)
  const hasMarks = /[¿¡?!…—:;]/u.test(before) || noStart.test(sentence)
  return hasPlainEnds && !hasMarks && countWords(before) >= 4 && countWords(sentence) >= 3
}

function isAlike(before: string, sentence: string, language: Language): boolean {
  const isContrast = language === 'en' && (standsAlone.test(before) || contrasts.test(sentence))
  return !isContrast && isInPast(before, language) === isInPast(sentence, language)
}

/** A third “and” makes a chain that no child holds in mind. */
function isChain(before: string, { by }: Joint): boolean {
  return / (?:and|y) /.test(by) && /(?:, and |, y |, pero |, but |, so | y .* y )/.test(before)
}
