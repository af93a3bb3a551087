import type { Language } from '@tower/contract/language.ts'
import { findVerb } from './english-verbs.ts'
import { countWords } from '../check/count-words.ts'
import { isSpanishVerb } from './spanish-verbs.ts'

const mostWords = 16
const joints: Readonly<Record<Language, RegExp>> = {
  en: /,? (?:and|but|so|then)(?: then)? (?=(?:we|they|the class|everyone|each|all|I|it|one|the \w+ (?:was|were|fell|grew|came)|a friend|another friend|our friend|two friends)\b)|,? (?:and then|then) (?=\w+)|, (?=we |they |and the )/g,
  es: /,? (?:y|pero|así que|entonces|luego|después)(?: luego| después)? (?=(?:nosotros|los niños|las niñas|los alumnos|todos|ellos|cada|un amigo|una amiga|nuestr[oa] amig[oa]|otr[oa] amig[oa]|\p{L}+(?:amos|imos|aron|ieron))(?!\p{L}))/gu,
}

/** “While they steamed, …” is one sentence. */
const opening = /^(?:mientras|cuando|si|después de|antes de|al|como|aunque)(?!\p{L})/iu

/** A comma where a sentence ends. */
const spliced: Readonly<Record<Language, RegExp>> = {
  en: /(?<=\w+ \w+), (?=(?:we|they|everyone|everybody|somebody|someone|suddenly \w+|the (?:kids|students|class)|kids|students|it) (?:all |only |just |still )?(?:\w+ed|was|were|had|saw|made|got|found|felt|took|did|could|didn['’]t|couldn['’]t|fell|held|went|came|ran|stood|broke|grew|quit|understood|won|left|joined)\b)/i,
  es: /(?<=\p{L}+ \p{L}+), (?=(?:ganó|nos quedab|estaban? |se necesit|lo salvamos)|(?:el|la|un|una|todo el|toda la|\d+) \p{L}+ (?:se )?\p{L}+(?:ó|aba|ía|aron|ieron)(?!\p{L})|(?:(?:los niños|las niñas|todos|los alumnos|la clase) )?(?:no )?(?:se )?\p{L}+(?:amos|aron|ieron|imos)(?!\p{L}))/iu,
}

/** A long line of notes as sentences of a children’s book: cut where somebody does the next thing. */
export function splitLong(line: string, language: Language): string[] {
  const shorter = joinDash(line, language).split(/\s(?:->|=>|…|\.\.\.)\s|\s-\s(?=\p{L})/u)
  return shorter
    .flatMap((part) => (opening.test(part) ? [part] : part.split(spliced[language])))
    .flatMap((part) => (language === 'en' ? splitSpliced(part) : [part]))
    .flatMap((part) => cut(part, language))
    .filter((part) => /\p{L}{2}/u.test(part))
}

/** “Looked everywhere - under desks, in the cubbies”: what only names things belongs to what was done before it. */
function joinDash(line: string, language: Language): string {
  const [before = '', after, ...more] = line.split(/\s-\s/)
  if (after === undefined || more.length > 0) return line
  const isDone = (text: string): boolean =>
    language === 'en' ? findVerb(text) >= 0 : text.split(' ').some(isSpanishVerb)
  if (isDone(before) && !isDone(after)) return `${before}${/, /.test(after) ? ':' : ','} ${after}`
  // “Locker practice - took 11 tries”
  const isSubject = !isDone(before) && countWords(before) <= 3 && /^took\b/i.test(after)
  return isSubject ? `${before} ${after}` : line
}

const goesOn =
  /^(?:and|but|so|or|then|which|who|when|while|because|even|until|if|as|in|on|at|for|to|only|with|where|that|not|the same)\b/i
const feltLike = /^(?:(?:felt|smelled|tasted|looked|sounded) |took (?:too|so|very) )/
const leads = /^(?:on|in|after|when|while|at|as|if|by|first|next|finally)\b/i
const ofClass = /^(?:we|they|kids|students|the class|class)\b/i
const seen = /^(?:saw|heard|watched|found|touched|ate) /

/** “Made a graph, green won by 3”: after a comma somebody else does something. */
function splitSpliced(text: string): string[] {
  if (!leads.test(text))
    for (const { index } of text.matchAll(/, /g)) {
      const [before, after] = [text.slice(0, index), text.slice(index + 2)]
      const isWhole = findVerb(before) >= 0 && countWords(after) >= 3
      if (isWhole && isNext(before, after)) return [before, ...splitSpliced(after)]
    }
  return [text]
}

function isNext(before: string, after: string): boolean {
  if (feltLike.test(after)) return true
  if (seen.test(after)) return findVerb(before) > 0 && !ofClass.test(before)
  const verb = findVerb(after)
  const named = after.split(' ').slice(0, verb).join(' ')
  return verb >= 1 && verb <= 3 && !goesOn.test(after) && !named.includes(',')
}

function cut(text: string, language: Language): string[] {
  if (countWords(text) <= mostWords) return [text]
  const places = [...text.matchAll(joints[language])].filter(({ index, 0: found }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + found.length)]
    return countWords(before) >= 4 && countWords(after) >= 3
  })
  const middle = text.length / 2
  const best = places.toSorted(
    (one, other) => Math.abs(one.index - middle) - Math.abs(other.index - middle),
  )[0]
  if (best === undefined) return [text]
  const after = text.slice(best.index + best[0].length)
  return [...cut(text.slice(0, best.index), language), ...cut(after, language)]
}
