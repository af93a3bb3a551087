import type { NoteLine } from '../note.ts'
import { spanishAdjectives } from './adjective-rows.ts'
import { joinAdverbials } from './adverbials.ts'
import { readClauses, readUntoldClauses } from './clauses.ts'
import type { Clause } from './tenses.ts'
import { readFrames } from './frames.ts'
import { readNouns } from './nouns.ts'
import { contract } from './prepositionals.ts'
import type { Hit, Reading } from './reading.ts'
import { readRequests } from './requests.ts'
import { readEnd } from './verb-phrases.ts'

const readers: readonly ((reading: Reading, at: number) => Hit<Clause>[])[] = [
  readFrames,
  readRequests,
  readClauses,
  readTimedNoun,
  readUntoldClauses,
  readTimeAlone,
]

/** The whole stretch as one sentence of both languages, or nothing where there is a word that is not understood. */
export function readSentence(reading: Reading, at: number): NoteLine | undefined {
  for (const read of readers) {
    const found = read(reading, at).find(({ next }) => next === reading.end)
    if (found !== undefined) return finish(found.value)
  }
  return undefined
}

/** "library books Thursday": what is on a day. */
function readTimedNoun(reading: Reading, at: number): Hit<Clause>[] {
  return readNouns(reading, at).flatMap(({ value, next }) => {
    const end = readEnd(reading, next)
    if (end.adverbials.length === 0 || end.phrases.length > 0 || !value.flags.has('e')) return []
    const { en, es } = joinAdverbials(end.adverbials)
    const is = value.plural ? { en: 'are', es: 'son' } : { en: 'is', es: 'es' }
    const clause = {
      en: `${value.full.en} ${is.en} ${en}`,
      es: `${value.full.es} ${is.es} ${es}`,
      part: 'what' as const,
      aboutChild: false,
    }
    return [{ value: clause, next: end.next }]
  })
}

/** A day or an hour alone: when it is, or by when. */
function readTimeAlone(reading: Reading, at: number): Hit<Clause>[] {
  const { adverbials, phrases, next } = readEnd(reading, at)
  if (phrases.length > 0 || adverbials.length === 0) return []
  const { en, es } = joinAdverbials(adverbials)
  if (adverbials.every(({ kind }) => kind === 'due')) {
    return [
      {
        value: { part: 'by', en: `Please do this ${en}`, es: `Por favor, hágalo ${es}`, aboutChild: false },
        next,
      },
    ]
  }
  const isEvent = ['conference', 'field_trip', 'welcome', 'end_of_year'].includes(reading.templateKey)
  if (!isEvent || !adverbials.every(({ kind }) => ['day', 'clock', 'place'].includes(kind))) return []
  const it =
    reading.templateKey === 'conference'
      ? { en: 'Our meeting is', es: 'Nuestra reunión es' }
      : { en: 'It is', es: 'Es' }
  return [{ value: { part: 'what', en: `${it.en} ${en}`, es: `${it.es} ${es}`, aboutChild: false }, next }]
}

/** A classmate, boy or girl, with the adjective that says which: "alguien nuevo de la clase". */
const classmate = new RegExp(
  String.raw`(?<!\p{L})(?:un|otro|el) compañero de clase( (?:muy )?(?:${spanishAdjectives.join('|')}))?(?!\p{L})`,
  'gu',
)

function finish(clause: Clause): NoteLine {
  return {
    ...clause,
    en: finishSentence(clause.en.replace(/\bthe room (?=\d)/g, 'room ')),
    es: finishSentence(
      contract(clause.es).replace(
        classmate,
        (_, adjective: string = '') => `alguien${adjective} de la clase`,
      ),
    ),
  }
}

/** A capital letter, a full stop, and no blank too many. */
export function finishSentence(text: string): string {
  const clean = text
    .replace(/ +/g, ' ')
    .replace(/ ([.,!?])/g, '$1')
    .trim()
  const ended = /[.!?…:]["'”»)]?$/.test(clean) ? clean : `${clean.replace(/[,;]$/, '')}.`
  return /^[\uE000-\uE004\d$]/.test(ended) ? ended : ended.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
