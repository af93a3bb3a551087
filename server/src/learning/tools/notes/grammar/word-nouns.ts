import { agree, type Adjective } from './adjective-rows.ts'
import type { Amount } from './amounts.ts'
import { aDeterminer, bodyDeterminer, theDeterminer, type Determiner } from './determiners.ts'
import type { FoundNoun, Noun } from './noun-rows.ts'
import type { Bilingual } from './reading.ts'

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

/** What was read of a noun. */
export type Parts = {
  determiner?: Determiner | undefined
  amount?: Amount | undefined
  adjectives: readonly Adjective[]
  subject?: Noun | undefined
  found: FoundNoun
  label: string
  of?: Bilingual
}

/** Several as one list. */
export function joinNouns(items: readonly NounPhrase[]): NounPhrase {
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

/** The forms in which sentences ask for it. */
export function wordNoun(parts: Parts): NounPhrase {
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
  const isKnown = own || flags.has('d')
  const firmEn = firmEnglish(core.en, flags, counted)
  const definite = leadSpanish(theDeterminer, core.es, noun, plural)
  const firmEs = counted || isKnown ? definite : core.es
  const single = (counted || flags.has('a')) && !flags.has('n')
  const one = {
    en: single ? leadEnglish(aDeterminer, core.en) : core.en,
    es: counted ? leadSpanish(aDeterminer, core.es, noun, plural) : core.es,
  }
  return {
    firm: { en: firmEn, es: firmEs },
    loose: isKnown ? { en: firmEn, es: firmEs } : one,
    full: { en: firmEn, es: definite },
  }
}

function firmEnglish(core: string, flags: ReadonlySet<string>, counted: boolean): string {
  if (flags.has('n')) return core
  if (flags.has('b')) return leadEnglish(bodyDeterminer, core)
  return flags.has('d') || counted ? leadEnglish(theDeterminer, core) : core
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
