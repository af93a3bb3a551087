import { adjectiveTable, agree, type Adjective } from './adjective-rows.ts'
import { readAmount, type Amount } from './amounts.ts'
import {
  aDeterminer,
  bodyDeterminer,
  determinerTable,
  theDeterminer,
  type Determiner,
} from './determiners.ts'
import { nounTable, subjectTable, type FoundNoun, type Noun } from './noun-rows.ts'
import { readFigure, readProper } from './proper-names.ts'
import type { Bilingual, Hit, Reading } from './reading.ts'
import { skipWord, tokenAt } from './reading.ts'
import { lookUp } from './word-table.ts'

/** A thing, a person, a number of things, or several of these, in the forms that sentences ask for. */
export type NounPhrase = {
  /** As what is known: "the form", "el formulario". */
  firm: Bilingual
  /** As what is not: "a form", "un formulario"; "pencils", "lápices". */
  loose: Bilingual
  /** As who or what does something, which has an article in Spanish. */
  full: Bilingual
  /** Without any article, as after "packs of". */
  bare: Bilingual
  plural: boolean
  person: boolean
  feminine: boolean
  flags: ReadonlySet<string>
}

/** A noun phrase, or a list of them: "glue sticks, 2 folders and a pencil case". Shorter readings come last. */
export function readNouns(reading: Reading, at: number, overCommas = false): Hit<NounPhrase>[] {
  const lists: Hit<NounPhrase>[] = []
  const first = readNoun(reading, at)
  if (first === undefined) return []
  const items = [first.value]
  let next = first.next
  lists.unshift({ value: first.value, next })
  for (;;) {
    const joint = afterJoint(reading, next, overCommas)
    const item = joint === undefined ? undefined : readNoun(reading, joint)
    if (item === undefined) return lists
    items.push(item.value)
    next = item.next
    lists.unshift({ value: joinNouns(items), next })
  }
}

/** Only what is brought or needed is listed with commas: elsewhere a comma may begin another point. */
function afterJoint(reading: Reading, at: number, overCommas: boolean): number | undefined {
  const comma = overCommas ? skipWord(reading, at, ',') : undefined
  return skipWord(reading, comma ?? at, 'and', '&', '+', 'y', 'e', 'or', 'o') ?? comma
}

function joinNouns(items: readonly NounPhrase[]): NounPhrase {
  const join = (pick: (item: NounPhrase) => Bilingual): Bilingual => ({
    en: joinWords(
      items.map((item) => pick(item).en),
      'and',
    ),
    es: joinWords(
      items.map((item) => pick(item).es),
      'y',
    ),
  })
  return {
    firm: join(({ firm }) => firm),
    loose: join(({ loose }) => loose),
    full: join(({ full }) => full),
    bare: join(({ bare }) => bare),
    plural: true,
    person: items.every(({ person }) => person),
    feminine: items.every(({ feminine }) => feminine),
    flags: items[0]?.flags ?? new Set(),
  }
}

function joinWords(words: readonly string[], joint: 'and' | 'y'): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  const and = joint === 'y' && /^(?:i|hi(?!e))/i.test(last) ? 'e' : joint
  const comma = joint === 'and' && words.length > 2 ? ',' : ''
  return `${words.slice(0, -1).join(', ')}${comma} ${and} ${last}`
}

/** One noun with what leads and follows it, a name, or a figure. */
export function readNoun(reading: Reading, at: number): Hit<NounPhrase> | undefined {
  return readCounted(reading, at) ?? readFigure(reading, at) ?? readProper(reading, at)
}

type Parts = {
  determiner?: Determiner | undefined
  amount?: Amount | undefined
  adjectives: readonly Adjective[]
  subject?: Noun | undefined
  found: FoundNoun
  label: string
  of?: Bilingual
}

function readCounted(reading: Reading, at: number): Hit<NounPhrase> | undefined {
  const asWhole = lookUp(nounTable, reading, at)[0]
  const lead = lookUp(determinerTable, reading, at)[0]
  const amountAt = lead?.next ?? at
  const amount = readAmount(reading, amountAt)
  const read = (start: number): Hit<Omit<Parts, 'determiner' | 'amount'>> | undefined =>
    readCore(reading, start)
  const led = read(amount?.next ?? amountAt)
  if (led === undefined || (asWhole !== undefined && asWhole.next >= led.next)) {
    const bare = read(at)
    return bare && { value: wordNoun(bare.value), next: bare.next }
  }
  return { value: wordNoun({ ...led.value, determiner: lead?.value, amount: amount?.value }), next: led.next }
}

function readCore(reading: Reading, at: number): Hit<Omit<Parts, 'determiner' | 'amount'>> | undefined {
  const before: Adjective[] = []
  let next = at
  let noun = longestNoun(reading, next)
  for (let adjective = lookUp(adjectiveTable, reading, next)[0]; noun === undefined && adjective;) {
    before.push(adjective.value)
    next = adjective.next
    noun = longestNoun(reading, next)
    adjective = lookUp(adjectiveTable, reading, next)[0]
  }
  if (noun === undefined) return undefined
  return readAfter(
    reading,
    { adjectives: before, subject: noun.subject, found: noun.found, label: '' },
    noun.next,
  )
}

type SubjectNoun = { found: FoundNoun; subject?: Noun; next: number }

/** "spelling test" as one noun, "science test" as a subject and a noun, "science" alone. */
function longestNoun(reading: Reading, at: number): SubjectNoun | undefined {
  const whole = lookUp(nounTable, reading, at)[0]
  const subject = lookUp(subjectTable, reading, at)[0]
  const after = subject && lookUp(nounTable, reading, subject.next)[0]
  const pair = subject && after && { found: after.value, subject: subject.value.noun, next: after.next }
  if (whole !== undefined && whole.next >= (pair?.next ?? 0) && whole.next >= (subject?.next ?? 0)) {
    return { found: whole.value, next: whole.next }
  }
  return pair ?? (subject && { found: subject.value, next: subject.next })
}

function readAfter(
  reading: Reading,
  core: Omit<Parts, 'determiner' | 'amount'>,
  at: number,
): Hit<Omit<Parts, 'determiner' | 'amount'>> {
  let next = at
  const after: Adjective[] = []
  if (reading.language === 'es') {
    for (
      let hit = lookUp(adjectiveTable, reading, next)[0];
      hit;
      hit = lookUp(adjectiveTable, reading, next)[0]
    ) {
      after.push(hit.value)
      next = hit.next
    }
  }
  const label = core.found.noun.flags.has('l') ? readLabel(reading, next) : undefined
  if (label !== undefined) return { value: { ...core, label: label.value }, next: label.next }
  const parts = { ...core, adjectives: [...core.adjectives, ...after] }
  const of = skipWord(reading, next, 'of', 'de', 'del')
  const subject = of === undefined ? undefined : lookUp(subjectTable, reading, of)[0]
  if (subject && core.subject === undefined)
    return { value: { ...parts, subject: subject.value.noun }, next: subject.next }
  const inner = of === undefined ? undefined : readNoun(reading, of)
  return inner
    ? { value: { ...parts, of: innerWords(inner.value) }, next: inner.next }
    : { value: parts, next }
}

function innerWords({ bare, full, flags }: NounPhrase): Bilingual {
  return flags.has('d') ? full : bare
}

/** "12", "10-12", "4 and 5", "M". */
function readLabel(reading: Reading, at: number): Hit<string> | undefined {
  const first = labelAt(reading, at)
  if (first === undefined) return undefined
  const joint = skipWord(reading, at + 1, '-', 'to', 'a')
  const second = joint === undefined ? undefined : labelAt(reading, joint)
  return second === undefined || joint === undefined
    ? { value: first, next: at + 1 }
    : { value: `${first}-${second}`, next: joint + 1 }
}

function labelAt(reading: Reading, at: number): string | undefined {
  const token = tokenAt(reading, at)
  if (
    /^(?:times?|veces|x|min|mins|minutes|minutos|days?|dias?|hours?|horas?)$/.test(
      tokenAt(reading, at + 1)?.word ?? '',
    )
  )
    return undefined
  const isLabel = token?.kind === 'number' || /^[A-Z]$/.test(token?.typed ?? '')
  return isLabel ? token?.typed : undefined
}

function wordNoun(parts: Parts): NounPhrase {
  const { found, amount } = parts
  const { noun } = found
  const plural =
    noun.flags.has('pl') ||
    (amount?.plural === true && !noun.flags.has('u')) ||
    (amount === undefined && found.plural)
  const core = { en: wordEnglish(parts, plural), es: wordSpanish(parts, plural) }
  const facts = { plural, person: noun.flags.has('p'), feminine: noun.feminine, flags: noun.flags }
  const same = (words: Bilingual): NounPhrase => ({
    firm: words,
    loose: words,
    full: words,
    bare: words,
    ...facts,
  })
  if (amount !== undefined) return same(leadAmount(parts, amount, core))
  if (parts.determiner !== undefined) return same(lead(leadFor(parts.determiner, noun), core, noun, plural))
  if (parts.label !== '') return same({ en: core.en, es: leadSpanish(theDeterminer, core.es, noun, plural) })
  return { ...styles(core, noun, plural), bare: core, ...facts }
}

function leadAmount(parts: Parts, amount: Amount, core: Bilingual): Bilingual {
  const { noun } = parts.found
  const several = amount.es === 'varios' && noun.feminine ? 'varias' : amount.es
  const words = { en: `${amount.en} ${core.en}`, es: `${several} ${core.es}` }
  const kind = parts.determiner?.kind
  if (parts.determiner === undefined || kind === 'a') return words
  return { en: `${parts.determiner.en} ${words.en}`, es: leadSpanish(parts.determiner, words.es, noun, true) }
}

/** Of the body Spanish says "la mano". */
function leadFor(determiner: Determiner, noun: Noun): Determiner {
  if (determiner.kind !== 'own') return determiner
  return noun.flags.has('b')
    ? bodyDeterminer
    : noun.flags.has('p')
      ? { ...determiner, en: bodyDeterminer.en }
      : determiner
}

function styles(core: Bilingual, noun: Noun, plural: boolean): Pick<NounPhrase, 'firm' | 'loose' | 'full'> {
  const { flags } = noun
  const counted = !flags.has('u') && !plural
  const own = flags.has('b')
  const english = flags.has('n')
    ? undefined
    : own
      ? bodyDeterminer
      : flags.has('d') || counted
        ? theDeterminer
        : undefined
  const firmEn = english === undefined ? core.en : leadEnglish(english, core.en)
  const definite = leadSpanish(theDeterminer, core.es, noun, plural)
  const firmEs = counted || own || flags.has('d') ? definite : core.es
  const single = counted || flags.has('a')
  const looseEn =
    own || flags.has('d') ? firmEn : single && !flags.has('n') ? leadEnglish(aDeterminer, core.en) : core.en
  const looseEs =
    own || flags.has('d') ? firmEs : counted ? leadSpanish(aDeterminer, core.es, noun, plural) : core.es
  return {
    firm: { en: firmEn, es: firmEs },
    loose: { en: looseEn, es: looseEs },
    full: { en: firmEn, es: definite },
  }
}

function lead(determiner: Determiner, core: Bilingual, noun: Noun, plural: boolean): Bilingual {
  return { en: leadEnglish(determiner, core.en, plural), es: leadSpanish(determiner, core.es, noun, plural) }
}

function leadEnglish(determiner: Determiner, core: string, plural = false): string {
  if (determiner.kind !== 'a') return `${determiner.en} ${core}`
  return plural ? core : `${/^(?:[aeio]|u(?!ni|se))/i.test(core) ? 'an' : 'a'} ${core}`
}

function leadSpanish(determiner: Determiner, core: string, noun: Noun, plural: boolean): string {
  if (/^(?:los|las|el|la) /.test(core) || core.startsWith('nuestra')) return core
  const { m, f, ms, fs } = determiner.es
  const word = plural
    ? noun.feminine
      ? fs
      : ms
    : noun.feminine && !(determiner.kind === 'the' && core.startsWith('agua'))
      ? f
      : m
  return `${word} ${core}`.trim()
}

function wordEnglish({ found, adjectives, subject, label, of }: Parts, plural: boolean): string {
  const usual = plural ? found.noun.en.many : found.noun.en.one
  const noun = found.typed !== undefined && plural === found.plural ? found.typed : usual
  return [...adjectives.map(({ en }) => en), subject?.en.one, noun, label, of && `of ${of.en}`]
    .filter(Boolean)
    .join(' ')
}

function wordSpanish({ found, adjectives, subject, label, of }: Parts, plural: boolean): string {
  const { noun } = found
  const agreed = (pre: boolean): string[] =>
    adjectives
      .filter((adjective) => adjective.pre === pre)
      .map((adjective) => agree(adjective, noun.feminine, plural))
  return [
    ...agreed(true),
    plural ? noun.es.many : noun.es.one,
    label,
    subject && `de ${subject.es.one}`,
    ...agreed(false),
    of && `de ${of.es}`,
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/\bde el /g, 'del ')
}
