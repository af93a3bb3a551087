import type { Language } from '@tower/contract/language.ts'
import { countWords } from '../check/count-words.ts'

const mostWords = 16
const joints: Readonly<Record<Language, RegExp>> = {
  en: /,? (?:and|but|so|then)(?: then)? (?=(?:we|they|the class|everyone|each|all|I|it|one|the \w+ (?:was|were|fell|grew|came)|a friend|another friend|our friend|two friends)\b)|,? (?:and then|then) (?=\w+)|, (?=we |they |and the )/g,
  es: /,? (?:y|pero|así que|entonces|luego|después)(?: luego| después)? (?=(?:nosotros|los niños|las niñas|los alumnos|todos|ellos|cada|un amigo|una amiga|nuestr[oa] amig[oa]|otr[oa] amig[oa]|\p{L}+(?:amos|imos|aron|ieron))(?!\p{L}))/gu,
}

/** A comma where a sentence ends. */
const spliced: Readonly<Record<Language, RegExp>> = {
  en: /(?<=\w+ \w+), (?=(?:we|they|everyone|everybody|the (?:kids|students|class)|kids|students|it) (?:all |only |just |still )?(?:\w+ed|was|were|had|saw|made|got|found|felt|took|did|could|didn['’]t|couldn['’]t|fell|held|went|came|ran|stood|broke|grew)\b)/i,
  es: /(?<=\p{L}+ \p{L}+), (?=(?:(?:los niños|las niñas|todos|los alumnos|la clase) )?(?:no )?(?:se )?\p{L}+(?:amos|aron|ieron|imos)(?!\p{L}))/iu,
}

/** A long line of notes as sentences of a children’s book: cut where somebody does the next thing. */
export function splitLong(line: string, language: Language): string[] {
  const shorter = line.split(/\s(?:->|=>|…|\.\.\.)\s|\s-\s(?=\p{L})/u)
  return shorter
    .flatMap((part) => part.split(spliced[language]))
    .flatMap((part) => cut(part, language))
    .filter((part) => /\p{L}{2}/u.test(part))
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
