import type { NotePart } from '@tower/contract/learning/tools/notes/template-text.ts'
import type { Bilingual } from './reading.ts'
import type { VerbPhrase } from './verb-phrases.ts'
import type { VerbForm } from './verb-rows.ts'

export type Clause = Bilingual & { part: NotePart; aboutChild: boolean }

/** Who does it. */
export type Doer = Bilingual & {
  who: 'child' | 'I' | 'we' | 'one' | 'many'
  feminine?: boolean
  event?: boolean
}

/** How the verb is said: which form it was read in, and what that makes of the sentence in both languages. */
export type Tense = {
  lead: readonly string[]
  forms: readonly VerbForm[]
  en: (phrase: VerbPhrase, doer: Doer) => string
  es: (phrase: VerbPhrase, doer: Doer) => string
  part: (phrase: VerbPhrase, doer: Doer) => NotePart
}

export const tellsWhat: Tense['part'] = () => 'what'
/** What is good of the child comes first, what is not is what happened. */
const goodIfGood: Tense['part'] = ({ verb }, { who }) =>
  verb.flags.has('g') && who === 'child' ? 'good' : 'what'

export function isMany({ who }: Doer): boolean {
  return who === 'many' || who === 'we' || who === 'I'
}

function pick(doer: Doer, one: string, many: string, we: string, I: string): string {
  return doer.who === 'many' ? many : doer.who === 'we' ? we : doer.who === 'I' ? I : one
}

export function pastOf({ verb: { es } }: VerbPhrase, doer: Doer): string {
  return pick(doer, es.past, es.pastMany, es.pastWe, es.pastI)
}

function presentOf({ verb: { es } }: VerbPhrase, doer: Doer): string {
  return pick(doer, es.present, es.presentMany, es.presentWe, es.present)
}

/** The infinitive with the "se" of whom it is about: "vamos a reunirnos". */
export function infinitiveOf({ verb: { es } }: VerbPhrase, doer: Doer): string {
  const clitic = pick(doer, 'se', 'se', 'nos', 'me')
  return es.clitic === 'se ' ? es.infinitive.replace(/rse\b/, `r${clitic}`) : es.infinitive
}

function modal(lead: string[], en: string, es: [string, string, string, string], part: Tense['part']): Tense {
  return {
    lead,
    forms: ['base'],
    en: ({ verb }, doer) => `${en === 'needs to' && isMany(doer) ? 'need to' : en} ${verb.en.base}`,
    es: (phrase, doer) => `${pick(doer, ...es)} ${infinitiveOf(phrase, doer)}`,
    part,
  }
}

const canDo: Tense['part'] = ({ verb }, { who }) => (who === 'child' && verb.flags.has('g') ? 'good' : 'do')
export const toDo: Tense['part'] = () => 'do'
const mine: Tense['part'] = (_, { who }) => (who === 'I' || who === 'we' ? 'do' : 'what')

export const tenses: readonly Tense[] = [
  modal(
    ['can not', 'cannot', "can't", 'is not able to', 'no puede'],
    'cannot',
    ['no puede', 'no pueden', 'no podemos', 'no puedo'],
    tellsWhat,
  ),
  modal(
    ['can', 'may', 'is able to', 'puede', 'pueden', 'podemos'],
    'can',
    ['puede', 'pueden', 'podemos', 'puedo'],
    canDo,
  ),
  modal(
    ['needs to', 'need to', 'necesita', 'necesitan', 'has to', 'must', 'should', 'tiene que', 'debe'],
    'needs to',
    ['necesita', 'necesitan', 'necesitamos', 'necesito'],
    toDo,
  ),
  modal(
    ['will not', "won't", 'no va a', 'no van a', 'no vamos a'],
    'will not',
    ['no va a', 'no van a', 'no vamos a', 'no voy a'],
    tellsWhat,
  ),
  modal(
    ['will', 'is going to', 'are going to', "'ll", 'am going to', 'va a', 'van a', 'vamos a', 'voy a'],
    'will',
    ['va a', 'van a', 'vamos a', 'voy a'],
    mine,
  ),
  modal(
    ['would like to', 'want to', 'wants to', 'me gustaría', 'quiero', 'quiere'],
    'would like to',
    ['quiere', 'quieren', 'queremos', 'quiero'],
    toDo,
  ),
  {
    lead: ['did not', "didn't", 'didnt'],
    forms: ['base'],
    en: ({ verb }) => `did not ${verb.en.base}`,
    es: (phrase, doer) => `no ${pastOf(phrase, doer)}`,
    part: ({ verb }, { who }) => (verb.flags.has('b') && who === 'child' ? 'good' : 'what'),
  },
  {
    lead: ['no'],
    forms: ['past', 'pastMany', 'pastI', 'pastWe'],
    en: ({ verb }) => `did not ${verb.en.base}`,
    es: (phrase, doer) => `no ${pastOf(phrase, doer)}`,
    part: tellsWhat,
  },
  {
    lead: ['does not', "doesn't", 'do not', "don't"],
    forms: ['base'],
    en: ({ verb }, doer) => `${isMany(doer) ? 'do' : 'does'} not ${verb.en.base}`,
    es: (phrase, doer) => `no ${presentOf(phrase, doer)}`,
    part: tellsWhat,
  },
  {
    lead: [
      'has not',
      "hasn't",
      'have not',
      "haven't",
      'no ha',
      'no han',
      'no hemos',
      'still has not',
      "still hasn't",
      'has not yet',
      'todavía no ha',
      'aún no ha',
    ],
    forms: ['participle'],
    en: ({ verb }, doer) => `${isMany(doer) ? 'have' : 'has'} not ${verb.en.participle}`,
    es: ({ verb }, doer) =>
      `no ${verb.es.clitic}${pick(doer, 'ha', 'han', 'hemos', 'he')} ${verb.es.participle}`,
    part: tellsWhat,
  },
  {
    lead: ['has', 'have', 'ha', 'han', 'hemos', 'he', 'has been able to'],
    forms: ['participle'],
    en: ({ verb }, doer) => `${isMany(doer) ? 'have' : 'has'} ${verb.en.participle}`,
    es: ({ verb }, doer) =>
      `${verb.es.clitic}${pick(doer, 'ha', 'han', 'hemos', 'he')} ${verb.es.participle}`,
    part: goodIfGood,
  },
  {
    lead: ['is', 'are', 'am', 'has been', 'have been', 'está', 'están', 'estamos', 'estoy', ''],
    forms: ['ing'],
    en: ({ verb }, doer) => `${doer.who === 'I' ? 'am' : isMany(doer) ? 'are' : 'is'} ${verb.en.ing}`,
    es: ({ verb }, doer) =>
      `${verb.es.clitic === '' ? '' : ''}${pick(doer, 'está', 'están', 'estamos', 'estoy')} ${verb.es.ing}`,
    part: goodIfGood,
  },
  {
    lead: ['was', 'were', 'estaba', 'estaban'],
    forms: ['ing'],
    en: ({ verb }, doer) => `${doer.who === 'many' || doer.who === 'we' ? 'were' : 'was'} ${verb.en.ing}`,
    es: ({ verb }, doer) => `${pick(doer, 'estaba', 'estaban', 'estábamos', 'estaba')} ${verb.es.ing}`,
    part: goodIfGood,
  },
  {
    lead: [''],
    forms: ['past', 'pastMany', 'pastI', 'pastWe'],
    en: ({ verb }) => verb.en.past,
    es: pastOf,
    part: goodIfGood,
  },
  {
    lead: [''],
    forms: ['s', 'many', 'we'],
    en: ({ verb }, doer) => (isMany(doer) ? verb.en.base : verb.en.s),
    es: presentOf,
    part: (phrase, doer) => (phrase.verb.en.base === 'need' ? 'do' : goodIfGood(phrase, doer)),
  },
  {
    lead: [''],
    forms: ['base'],
    en: ({ verb }) => verb.en.base,
    es: presentOf,
    part: goodIfGood,
  },
]
