import { joinAdverbials, readAdverbial, type Adverbial } from './adverbials.ts'
import { readNouns } from './nouns.ts'
import type { NounPhrase } from './word-nouns.ts'
import { readOnce } from './read-once.ts'
import { readChildName } from './proper-names.ts'
import type { Bilingual, Hit, Reading } from './reading.ts'
import { skipIf, skipWord, tokenAt } from './reading.ts'
import { child } from './subject-marks.ts'
import { readPrepositional } from './prepositionals.ts'
import { verbForms, type FoundVerb, type Verb, type VerbForm } from './verb-rows.ts'
import { lookUp } from './word-table.ts'

/** A verb with what belongs to it, before it is said of whom and when. */
export type VerbPhrase = {
  verb: Verb
  form: VerbForm
  /** What follows the verb: objects first, then place and time. */
  tail: Bilingual
  adverbials: readonly Adverbial[]
  /** The child is the object: then it is not the child who is asked to do it. */
  withChild: boolean
  hasObject: boolean
}

/** The verb phrases that begin here in one of these forms, the longest first. */
export function readVerbPhrases(
  reading: Reading,
  at: number,
  forms: readonly VerbForm[],
): readonly Hit<VerbPhrase>[] {
  return lookUp(verbForms, reading, at)
    .filter(({ value }) => forms.includes(value.form))
    .flatMap(({ value, next }) => readTails(reading, next, value))
    .toSorted((one, other) => other.next - one.next)
}

const readTails = readOnce((reading, at, found: FoundVerb): readonly Hit<VerbPhrase>[] => {
  const { verb } = found
  if (verb.flags.has('i')) return readFollowing(reading, at, found, ['base'])
  const objects: Hit<VerbObject>[] = readObjects(reading, at, verb)
  const gerunds = readFollowing(reading, at, found, ['ing'])
  const helped =
    verb.en.base === 'help' ? objects.flatMap((object) => readHelped(reading, found, object)) : []
  return [
    ...gerunds,
    ...helped,
    ...[...objects, undefined].map((object) => readRest(reading, object?.next ?? at, found, object?.value)),
  ]
})

/** "to read", "reading": a verb that hangs on another. */
function readFollowing(reading: Reading, at: number, found: FoundVerb, forms: VerbForm[]): Hit<VerbPhrase>[] {
  const keepsOn = /^(?:keep|continue)$/.test(found.verb.en.base)
  return readVerbPhrases(reading, at, forms).map(({ value, next }) => ({
    value: {
      ...value,
      verb: found.verb,
      form: found.form,
      tail: {
        en: `${forms[0] === 'ing' ? value.verb.en.ing : value.verb.en.base} ${value.tail.en}`.trim(),
        es: `${keepsOn ? value.verb.es.ing : value.verb.es.infinitive} ${value.tail.es}`.trim(),
      },
    },
    next,
  }))
}

/** "helped a new student find the library". */
function readHelped(reading: Reading, found: FoundVerb, { value, next }: Hit<VerbObject>): Hit<VerbPhrase>[] {
  return readFollowing(reading, skipIf(reading, next, 'to', 'a'), found, ['base']).map((hit) => ({
    ...hit,
    value: {
      ...hit.value,
      hasObject: true,
      tail: { en: `${value.en} ${hit.value.tail.en}`, es: `${value.es} a ${hit.value.tail.es}` },
    },
  }))
}

type VerbObject = Bilingual & { withChild: boolean }

function readObjects(reading: Reading, at: number, verb: Verb): Hit<VerbObject>[] {
  const start = reading.language === 'es' && verb.flags.has('p') ? skipIf(reading, at, 'a', 'al') : at
  const named = readChildName(reading, start)
  const asChild = { en: child.object, es: personal(verb, child.object), withChild: true }
  const nouns = named === undefined ? readNouns(reading, start, verb.flags.has('l')) : []
  const found = nouns.map(({ value, next }) => ({ value: wordObject(verb, value), next }))
  const pronoun = skipWord(reading, start, 'her', 'him')
  const direct = named ?? (nouns.length === 0 ? pronoun : undefined)
  return direct === undefined ? found : [{ value: asChild, next: direct }, ...found]
}

function wordObject(verb: Verb, noun: NounPhrase): VerbObject {
  const style = verb.flags.has('l') ? noun.loose : noun.firm
  const es = noun.person ? personal(verb, noun.flags.has('d') ? noun.full.es : style.es) : style.es
  return { en: style.en, es, withChild: style.en === child.object }
}

function personal(verb: Verb, es: string): string {
  return verb.flags.has('p') && !/ a$/.test(verb.es.infinitive) ? `a ${es}`.replace(/^a el /, 'al ') : es
}

function readRest(
  reading: Reading,
  at: number,
  found: FoundVerb,
  object: VerbObject | undefined,
): Hit<VerbPhrase> {
  const { adverbials, phrases, withChild, next } = readEnd(reading, at)
  const tail = joinTail([...(object === undefined ? [] : [object]), ...phrases], adverbials)
  const value = {
    ...found,
    tail,
    adverbials,
    withChild: withChild || object?.withChild === true,
    hasObject: object !== undefined,
  }
  return { value, next }
}

type SentenceEnd = {
  adverbials: readonly Adverbial[]
  phrases: readonly Bilingual[]
  withChild: boolean
  next: number
}

/** All of where, when, how, with whom and for what that follows. */
export const readEnd = readOnce((reading, at): SentenceEnd => {
  const adverbials: Adverbial[] = []
  const phrases: Bilingual[] = []
  let withChild = false
  let next = at
  while (tokenAt(reading, next) !== undefined) {
    const adverbial = readAdverbial(reading, next)
    const phrase = readPrepositional(reading, next)
    if (adverbial !== undefined && adverbial.next >= (phrase?.next ?? 0)) {
      adverbials.push(adverbial.value)
      next = adverbial.next
    } else if (phrase !== undefined) {
      phrases.push(phrase.value)
      withChild ||= phrase.value.withChild
      next = phrase.next
    } else break
  }
  return { adverbials, phrases, withChild, next }
})

/** Objects, then phrases, then place and time. */
export function joinTail(phrases: readonly Bilingual[], adverbials: readonly Adverbial[]): Bilingual {
  const ends = joinAdverbials(adverbials)
  return {
    en: [...phrases.map(({ en }) => en), ends.en].filter(Boolean).join(' '),
    es: [...phrases.map(({ es }) => es), ends.es].filter(Boolean).join(' '),
  }
}
