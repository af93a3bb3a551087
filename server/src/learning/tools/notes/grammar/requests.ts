import type { Clause } from './tenses.ts'
import { contract } from './prepositionals.ts'
import { stressed } from './verb-forms.ts'
import type { Hit, Reading } from './reading.ts'
import { skipIf } from './reading.ts'
import { child } from './subject-marks.ts'
import { readVerbPhrases, type VerbPhrase } from './verb-phrases.ts'
import { lookUp, tableOf } from './word-table.ts'

const leads = tableOf<{ not: boolean }>([
  ...[
    'please do not',
    "please don't",
    'do not',
    "don't",
    'dont',
    'please no',
    'por favor no',
    'favor de no',
    'no',
    'not to',
    'please remember not to',
  ].map((word) => [word, { not: true }] as const),
  ...[
    ...[
      'please',
      'pls',
      'plz',
      'por favor',
      'favor de',
      'please remember to',
      'remember to',
      "don't forget to",
      'do not forget to',
    ],
    ...[
      "please don't forget to",
      'make sure to',
      'please make sure to',
      'be sure to',
      'please be sure to',
      'recuerde',
      'recuerden',
    ],
    ...[
      'no olvide',
      'no se olvide de',
      'hay que',
      'please try to',
      'you can',
      'can you',
      'can you please',
      'could you',
      'could you please',
    ],
  ].map((word) => [word, { not: false }] as const),
])
/** What the child is to do: "have her read", "help him finish". */
const asksChild = tableOf<true>(
  [
    'have',
    'please have',
    'ask',
    'please ask',
    'remind',
    'please remind',
    'que',
    'make sure',
    'tell',
    'please tell',
    'pida',
    'pídale a',
    'pida a',
    'recuérdele a',
    'por favor pida a',
  ].flatMap((word) =>
    ['her', 'him', '{}', 'your child', 'your student', 'su hijo', 'su hija'].map(
      (who) => [`${word} ${who}`, true] as const,
    ),
  ),
)

/** What is asked of the family: "sign the form", "please bring a lunch", "no toys at school". */
export function readRequests(reading: Reading, at: number): Hit<Clause>[] {
  const asked = lookUp(asksChild, reading, at)[0]
  if (asked !== undefined) {
    const start = skipIf(reading, asked.next, 'to', 'que')
    return readVerbPhrases(reading, start, ['base', 's', 'wish']).map(({ value, next }) => ({
      value: askChild(value),
      next,
    }))
  }
  const lead = lookUp(leads, reading, at)[0]
  const start = lead?.next ?? at
  const not = lead?.value.not === true
  return readVerbPhrases(reading, start, ['base', 'command'])
    .filter(({ value }) => lead !== undefined || mayAsk(reading, value))
    .map(({ value, next }) => ({ value: ask(value, not), next }))
}

/** "read" is a request or what somebody did; by its template and its time. */
function mayAsk(reading: Reading, phrase: VerbPhrase): boolean {
  const { en } = phrase.verb
  if (phrase.form === 'command' || reading.language === 'es' || en.base !== en.past) return true
  const tellsPast = ['praise', 'behavior', 'health', 'absence'].includes(reading.templateKey)
  return !tellsPast && !phrase.adverbials.some(({ past }) => past)
}

function ask(phrase: VerbPhrase, not: boolean): Clause {
  if (not) return refuse(phrase)
  const { verb, tail, withChild } = phrase
  const lacksObject = !phrase.hasObject && needsObject.test(verb.en.base)
  if (lacksObject) return askFor(phrase)
  if (verb.flags.has('c') && !withChild) return askChild(phrase)
  return {
    part: isAnswer(phrase) ? 'answer' : 'do',
    en: `Please ${verb.en.base} ${tail.en}`.trim(),
    es: contract(`Por favor, ${verb.es.command} ${tail.es}`.trim()),
    aboutChild: false,
  }
}

/** "Please do not bring toys." */
function refuse({ verb, tail }: VerbPhrase): Clause {
  return {
    part: 'do',
    en: `Please do not ${verb.en.base} ${tail.en}`.trim(),
    es: contract(`Por favor, no ${verb.es.wish} ${tail.es}`.trim()),
    aboutChild: false,
  }
}

const needsObject =
  /^(?:sign|send|bring|return|finish|turn in|hand in|send back|send in|bring back|sign and return|complete|check)$/

/** "Please send it back": what is meant was said before. */
function askFor({ verb, tail }: VerbPhrase): Clause {
  const [first = '', ...rest] = verb.en.base.split(' ')
  const [command = '', ...more] = verb.es.command.split(' ')
  return {
    part: 'do',
    en: ['Please', first, 'it', ...rest, tail.en].join(' ').trim(),
    es: ['Por favor,', `${stressed(command)}lo`, ...more, tail.es].join(' ').trim(),
    aboutChild: false,
  }
}

function isAnswer({ verb }: VerbPhrase): boolean {
  return /^(?:(?:call|text|email|contact|write to|tell|let) (?:me|us)\b|reply|respond|write back)/.test(
    verb.en.base,
  )
}

function askChild({ verb, tail }: VerbPhrase): Clause {
  return {
    part: 'do',
    en: `Please have ${child.object} ${verb.en.base} ${tail.en}`.trim(),
    es: contract(`Por favor, pida a ${child.object} que ${verb.es.wish} ${tail.es}`.trim()),
    aboutChild: false,
  }
}
