import { readAmount } from './amounts.ts'
import { readNouns } from './nouns.ts'
import type { NounPhrase } from './word-nouns.ts'
import type { Bilingual, Hit, Reading } from './reading.ts'
import { tokenAt } from './reading.ts'
import { readOnce } from './read-once.ts'
import { readChildName } from './proper-names.ts'
import { readVerbPhrases } from './verb-phrases.ts'
import type { VerbForm } from './verb-rows.ts'
import { stateTable, traitTable } from './trait-rows.ts'
import { lookUp } from './word-table.ts'

/** What filled a place of a pattern: how it is said, and whether it is many. */
export type Filling = Bilingual & {
  plural: boolean
  /** How the other places of its kind would say it: English may ask for {firm} where Spanish asks for {the}. */
  styles?: Readonly<Record<string, Bilingual>>
}

/** What can stand in such a place here. Most patterns ask for the same, so it is read once. */
export const readSlot = readOnce(readPlace)

function readPlace(reading: Reading, at: number, slot: string): Hit<Filling>[] {
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
      return readState(reading, at, slot)
    case 'to':
    case 'ing':
      return readDoing(reading, at, slot)
    case 'address':
      return readAddress(reading, at)
    case 'label':
    case 'label2':
      return readLetter(reading, at)
    case 'S':
    case 'P':
      return readChild(reading, at, slot)
    default:
      return readThings(reading, at, slot)
  }
}

function readState(reading: Reading, at: number, slot: 'was' | 'is'): Hit<Filling>[] {
  return lookUp(stateTable, reading, at).map(({ value, next }) => ({
    value: { en: value.en, es: slot === 'was' ? value.past : value.present, plural: false },
    next,
  }))
}

function readDoing(reading: Reading, at: number, slot: 'to' | 'ing'): Hit<Filling>[] {
  return readVerbPhrases(reading, at, verbFormsOf(slot, reading)).map(({ value, next }) => {
    const es = `${value.verb.es.infinitive} ${value.tail.es}`.trim()
    const to = { en: `${value.verb.en.base} ${value.tail.en}`.trim(), es }
    const ing = { en: `${value.verb.en.ing} ${value.tail.en}`.trim(), es }
    return { value: { ...(slot === 'to' ? to : ing), plural: false, styles: { to, ing } }, next }
  })
}

function readThings(reading: Reading, at: number, slot: string): Hit<Filling>[] {
  return readNouns(reading, at, slot === 'thing' || slot === 'carry').flatMap(({ value, next }) =>
    fillNoun(slot, value, next),
  )
}

function verbFormsOf(slot: 'to' | 'ing', { language }: Reading): VerbForm[] {
  if (language === 'es') return ['base']
  return [slot === 'to' ? 'base' : 'ing']
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

/** {thing} is "a form", {the} and {firm} "the form"; {symptom}, {figure}, {event}, {place} and {carry} ask for such. */
function fillNoun(slot: string, noun: NounPhrase, next: number): Hit<Filling>[] {
  if (!isOfKind(slot, noun)) return []
  const { plural, firm, loose, full } = noun
  const the = { en: firm.en, es: full.es }
  const styles = {
    thing: loose,
    carry: loose,
    symptom: loose,
    figure: loose,
    firm,
    the,
    event: the,
    place: the,
  }
  const words = slot in styles ? styles[slot as keyof typeof styles] : loose
  return [{ value: { ...words, plural, styles }, next }]
}

function isOfKind(slot: string, { flags, firm, person }: NounPhrase): boolean {
  switch (slot) {
    case 'symptom':
      return flags.has('h')
    case 'event':
      return flags.has('e')
    case 'place':
      return !flags.has('e') && (flags.has('at') || flags.has('l') || (flags.size === 0 && person))
    case 'carry':
      return !['e', 'h', 'p', 'b', 'at', 's'].some((flag) => flags.has(flag)) && flags.size > 0
    case 'figure':
      return /\d/.test(firm.en)
    default:
      return true
  }
}

function readAddress(reading: Reading, at: number): Hit<Filling>[] {
  const token = tokenAt(reading, at)
  return token?.kind === 'address'
    ? [{ value: { en: token.typed, es: token.typed, plural: false }, next: at + 1 }]
    : []
}

function readLetter(reading: Reading, at: number): Hit<Filling>[] {
  const token = tokenAt(reading, at)
  if (token === undefined || !(['number', 'percent'].includes(token.kind) || /^[A-Z]$/.test(token.typed)))
    return []
  const next = tokenAt(reading, at + 1)
  const sign = next?.from === token.to && /^[+-]$/.test(next.typed) ? next.typed : ''
  const label = `${token.typed}${sign}`
  return [{ value: { en: label, es: label, plural: false }, next: at + 1 + sign.length }]
}
