import { readAmount } from './amounts.ts'
import { fold } from '../../../writer/text/fold.ts'
import { nounTable, subjectTable } from './noun-rows.ts'
import type { NounPhrase } from './word-nouns.ts'
import type { Bilingual, Hit, Reading } from './reading.ts'
import { skipWord, tokenAt } from './reading.ts'
import { child } from './subject-marks.ts'
import { verbForms } from './verb-rows.ts'
import { lookUp } from './word-table.ts'
import { commonWords } from '../words/capital-words.ts'

function same(words: Bilingual, plural: boolean, person: boolean): NounPhrase {
  return {
    firm: words,
    loose: words,
    full: words,
    bare: words,
    plural,
    person,
    feminine: false,
    flags: new Set(),
  }
}

/** "18/20", "18 out of 20 words", "95%", "$8", "5 mm" and numbers alone. */
export function readFigure(reading: Reading, at: number): Hit<NounPhrase> | undefined {
  const token = tokenAt(reading, at)
  if (token?.kind === 'money') {
    const sum = `$${token.word.replace(/[^\d.,]/g, '')}`
    return { value: same({ en: sum, es: sum }, true, false), next: at + 1 }
  }
  if (token?.kind === 'percent') {
    const share = token.word.replace(' ', '')
    return { value: same({ en: share, es: share }, true, false), next: at + 1 }
  }
  return readScore(reading, at)
}

/** A number of all there are, or a number alone. */
function readScore(reading: Reading, at: number): Hit<NounPhrase> | undefined {
  const token = tokenAt(reading, at)
  if (token?.kind === 'slash') {
    const [got, all, more] = token.word.split('/')
    if (more !== undefined || Number(got) > Number(all)) return undefined
    return countNoun(reading, { en: `${got} out of ${all}`, es: `${got} de ${all}` }, at + 1)
  }
  const got = readAmount(reading, at)
  if (got === undefined) return undefined
  const joint = skipWord(reading, skipWord(reading, got.next, 'out') ?? got.next, 'of', 'de')
  const all = joint === undefined ? undefined : readAmount(reading, joint)
  if (all === undefined) return { value: same(got.value, got.value.plural, false), next: got.next }
  return countNoun(
    reading,
    { en: `${got.value.en} out of ${all.value.en}`, es: `${got.value.es} de ${all.value.es}` },
    all.next,
  )
}

function countNoun(reading: Reading, count: Bilingual, at: number): Hit<NounPhrase> {
  const noun = lookUp(nounTable, reading, at)[0]
  if (noun === undefined || noun.value.noun.flags.has('u'))
    return { value: same(count, true, false), next: at }
  const { en, es } = noun.value.noun
  return {
    value: same({ en: `${count.en} ${en.many}`, es: `${count.es} ${es.many}` }, true, false),
    next: noun.next,
  }
}

const titles = new Set(
  ['mr', 'mrs', 'ms', 'miss', 'dr', 'sr', 'sra', 'srta', 'coach', 'principal'].flatMap((word) => [
    word,
    `${word}.`,
  ]),
)

/** The child, or somebody or something with a name of its own, which is the same in both languages. */
export function readProper(reading: Reading, at: number): Hit<NounPhrase> | undefined {
  const own = readChildName(reading, at)
  if (own !== undefined)
    return { value: { ...same({ en: child.object, es: child.object }, false, true) }, next: own }
  const names: string[] = []
  let next = at
  for (let token = tokenAt(reading, next); token; token = tokenAt(reading, next)) {
    const isTitle = names.length === 0 && titles.has(token.word) && /^\p{Lu}/u.test(token.typed)
    if (!isTitle && !isName(reading, next)) break
    names.push(token.typed)
    next += 1
  }
  if (names.length === 0 || (names.length === 1 && titles.has(fold(names[0] ?? '')))) return undefined
  const name = names.join(' ')
  return { value: same({ en: name, es: name }, false, true), next }
}

/** The token after the child's name, or after "your child". */
export function readChildName(reading: Reading, at: number): number | undefined {
  const your = skipWord(reading, at, 'your', 'su')
  const son =
    your === undefined
      ? undefined
      : skipWord(reading, your, 'child', 'son', 'daughter', 'student', 'hijo', 'hija')
  if (son !== undefined) return son
  let next = at
  while (
    reading.names.has(tokenAt(reading, next)?.word ?? '') &&
    /^\p{Lu}/u.test(tokenAt(reading, next)?.typed ?? '')
  )
    next += 1
  return next === at ? undefined : next
}

function isName(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at)
  if (token?.kind !== 'word' || !/^\p{Lu}[\p{Ll}'’]/u.test(token.typed) || commonWords.has(token.word))
    return false
  const isKnown = [nounTable, subjectTable, verbForms].some(
    (table) => lookUp<unknown>(table, reading, at).length > 0,
  )
  return !isKnown && !reading.names.has(token.word)
}
