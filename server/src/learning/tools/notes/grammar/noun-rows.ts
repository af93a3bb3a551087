import { nounsOfPeople } from '../words/nouns-of-people.ts'
import { nounsOfThings } from '../words/nouns-of-things.ts'
import { nounsOfWork } from '../words/nouns-of-work.ts'
import { schoolSubjects } from '../words/school-subjects.ts'
import { tableOf } from './word-table.ts'

export type Noun = {
  en: { one: string; many: string }
  es: { one: string; many: string }
  feminine: boolean
  /** See the heads of the lists in words/. */
  flags: ReadonlySet<string>
}

export type FoundNoun = {
  noun: Noun
  plural: boolean
  /** The teacher's own English word, where it is a good one. */
  typed?: string
}

/** Short and odd spellings, which are written out. */
const odd =
  /\b(?:hws?|homeworks|pgs?|pp|mins?|hrs?|wpm|wcpm|rm|dr|pts|vocab|ss|PE|p\.e|maths|kleenex|slips?|awards|doctors note|doctor note|dr note)\b/i

type Side = { one: string; many: string; read: { word: string; plural: boolean }[] }

function readSide(side: string): Side {
  const spellings = side.split(',').map((spelling) => spelling.trim().split('/'))
  const [one = '', many = one] = spellings[0] ?? []
  const ones = spellings.flatMap(([word = '', plural]) => [
    { word, plural: false },
    ...(plural === undefined ? [] : [{ word: plural, plural: true }]),
  ])
  return { one, many, read: ones }
}

/** Whether another spelling of a counted noun is its plural, by its end. */
function looksPlural(word: string): boolean {
  return /[^s]s$/.test(word.split(' ').at(-1) ?? '') || /[^s]s\b.* de |s que /.test(word)
}

function readRow(row: string): [string, FoundNoun][] {
  const [written = '', spanish = '', last = ''] = row.split('|')
  const flags = new Set(last.split(' '))
  const en = readSide(written)
  const es = readSide(spanish)
  const noun: Noun = { en, es, feminine: flags.has('f'), flags }
  const counted = !flags.has('u')
  const always = flags.has('pl')
  const english = new Set(en.read.map(({ word }) => word))
  return [...en.read, ...es.read].map(({ word, plural }) => [
    word,
    {
      ...(english.has(word) && !odd.test(word) ? { typed: word } : {}),
      noun,
      plural: always || (counted && (plural || (word !== en.one && word !== es.one && looksPlural(word)))),
    },
  ])
}

export const nounTable = tableOf([...nounsOfWork, ...nounsOfThings, ...nounsOfPeople].flatMap(readRow))

/** School subjects, as nouns that are not counted. */
export const subjectTable = tableOf(schoolSubjects.flatMap((row) => readRow(`${row} u n d s`)))
