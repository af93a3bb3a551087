import { readAmount } from './amounts.ts'
import { fold } from './fold.ts'
import { readNouns, type NounPhrase } from './nouns.ts'
import type { Bilingual, Hit, Reading } from './reading.ts'
import { tokenAt } from './reading.ts'
import { readChildName } from './proper-names.ts'
import { readVerbPhrases } from './verb-phrases.ts'
import { stateTable, traitTable } from './trait-rows.ts'
import { readTokens } from './tokens.ts'
import { lookUp } from './word-table.ts'

/** What filled a place of a pattern: how it is said, and whether it is many. */
export type Filling = Bilingual & { plural: boolean; good?: boolean }

type Step = { slot: string } | { word: string } | { options: readonly (readonly Step[])[]; optional: boolean }

/**
 * A pattern as it is written in words/frames-of-….ts: words, [what may be missing], (one|or another) and {places}.
 */
export function readPattern(written: string): Step[] {
  const parts =
    written.match(/\{\w+\}|\[(?:[^[\]]|\[[^\]]*\])*\]|\((?:[^()]|\([^)]*\))*\)|[^\s[\](){}]+/g) ?? []
  return parts.flatMap((part): Step[] => {
    if (part.startsWith('{')) return [{ slot: part.slice(1, -1) }]
    const optional = part.startsWith('[')
    if (!optional && !part.startsWith('(')) return readTokens(part).map(({ word }) => ({ word: fold(word) }))
    return [{ optional, options: splitOptions(part.slice(1, -1)).map(readPattern) }]
  })
}

/** At the bars that stand in no inner brackets. */
function splitOptions(inner: string): string[] {
  const options = ['']
  let depth = 0
  for (const letter of inner) {
    if ('([{'.includes(letter)) depth += 1
    if (')]}'.includes(letter)) depth -= 1
    if (letter === '|' && depth === 0) options.push('')
    else options[options.length - 1] += letter
  }
  return options
}

export type Filled = ReadonlyMap<string, Filling>

/** Every way in which the pattern fits from here. */
export function matchPattern(
  reading: Reading,
  at: number,
  steps: readonly Step[],
  filled: Filled = new Map(),
): Hit<Filled>[] {
  const [step, ...rest] = steps
  if (step === undefined) return [{ value: filled, next: at }]
  if ('word' in step) {
    return tokenAt(reading, at)?.word === step.word ? matchPattern(reading, at + 1, rest, filled) : []
  }
  if ('slot' in step) {
    return readSlot(reading, at, step.slot).flatMap(({ value, next }) =>
      matchPattern(reading, next, rest, new Map([...filled, [step.slot, value]])),
    )
  }
  const taken = step.options.flatMap((option) => matchPattern(reading, at, [...option, ...rest], filled))
  return step.optional ? [...taken, ...matchPattern(reading, at, rest, filled)] : taken
}

function readSlot(reading: Reading, at: number, slot: string): Hit<Filling>[] {
  switch (slot) {
    case 'n':
      return [readAmount(reading, at)].filter((hit) => hit !== undefined)
    case 'trait':
      return lookUp(traitTable, reading, at).map(({ value, next }) => ({
        value: { ...value, plural: false },
        next,
      }))
    case 'was':
    case 'is':
      return lookUp(stateTable, reading, at).map(({ value, next }) => ({
        value: { en: value.en, es: slot === 'was' ? value.past : value.present, plural: false },
        next,
      }))
    case 'to':
    case 'ing':
      return readVerbPhrases(reading, at, [
        slot === 'to' ? 'base' : 'ing',
        ...(reading.language === 'es' ? (['base'] as const) : []),
      ]).map(({ value, next }) => ({
        value: {
          en: `${slot === 'to' ? value.verb.en.base : value.verb.en.ing} ${value.tail.en}`.trim(),
          es: `${value.verb.es.infinitive} ${value.tail.es}`.trim(),
          plural: false,
        },
        next,
      }))
    case 'address':
      return readAddress(reading, at)
    case 'label':
    case 'label2':
      return readLetter(reading, at)
    case 'S':
    case 'P':
      return readChild(reading, at, slot)
    default:
      return readNouns(reading, at).flatMap(({ value, next }) => fillNoun(slot, value, next))
  }
}

const childWords = {
  S: new Set(['he', 'she', 'her', 'him', 'student', 'el', 'ella']),
  P: new Set(['his', 'her', 'their', 'su', 'sus']),
}

/** {S} is the child, {P} whose something is; who is meant is known, so nothing fills them. */
function readChild(reading: Reading, at: number, slot: 'S' | 'P'): Hit<Filling>[] {
  const word = tokenAt(reading, at)?.word ?? ''
  const owned =
    slot === 'P' && reading.names.has(word.replace(/'s?$/, '')) && word.endsWith("'s") ? at + 1 : undefined
  const named = slot === 'S' ? readChildName(reading, at) : owned
  const next = named ?? (childWords[slot].has(word) ? at + 1 : undefined)
  return next === undefined ? [] : [{ value: { en: '', es: '', plural: false }, next }]
}

/** {thing} is "a form", {the} "the form", {all} "los formularios"; {symptom} and {figure} ask for such. */
function fillNoun(slot: string, noun: NounPhrase, next: number): Hit<Filling>[] {
  const { plural, flags, firm, loose, full } = noun
  if (slot === 'symptom' && !flags.has('h')) return []
  if (slot === 'event' && !flags.has('e')) return []
  if (slot === 'place' && flags.has('e')) return []
  if (slot === 'figure' && !/\d/.test(firm.en)) return []
  const words =
    slot === 'the' || slot === 'event' || slot === 'place'
      ? { en: firm.en, es: full.es }
      : slot === 'firm'
        ? firm
        : loose
  return [{ value: { ...words, plural }, next }]
}

function readAddress(reading: Reading, at: number): Hit<Filling>[] {
  const token = tokenAt(reading, at)
  return token?.kind === 'address'
    ? [{ value: { en: token.typed, es: token.typed, plural: false }, next: at + 1 }]
    : []
}

function readLetter(reading: Reading, at: number): Hit<Filling>[] {
  const token = tokenAt(reading, at)
  const next = tokenAt(reading, at + 1)
  const sign = next && (next.typed === '+' || next.typed === '-') && next.from === token?.to ? next.typed : ''
  const isLabel = /^[A-Z]$/.test(token?.typed ?? '') || token?.kind === 'number' || token?.kind === 'percent'
  if (!isLabel || token === undefined) return []
  const label = `${token.typed}${sign}`
  return [{ value: { en: label, es: label, plural: false }, next: at + 1 + sign.length }]
}
