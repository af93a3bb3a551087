import { fold } from '../../../writer/text/fold.ts'
import { readSlot, type Filling } from './pattern-places.ts'
import type { Hit, Reading } from './reading.ts'
import { tokenAt } from './reading.ts'
import { readTokens } from './tokens.ts'

/** A pattern from one of its steps on. */
type Step =
  | { kind: 'end' }
  | { kind: 'word' | 'place'; name: string; then: Step }
  | { kind: 'ways'; ways: readonly Pattern[] }

/** A pattern, and what it can begin with: most of them are ruled out by their first token. */
export type Pattern = {
  step: Step
  words: ReadonlySet<string>
  places: readonly string[]
  canBeEmpty: boolean
}

/** A pattern as it is written in words/frames-of-….ts: words, [what may be missing], (one|or another) and {places}. */
export function readPattern(written: string): Pattern {
  return withBeginnings(readSteps(written, { kind: 'end' }))
}

function readSteps(written: string, then: Step): Step {
  const parts =
    written.match(/\{\w+\}|\[(?:[^[\]]|\[[^\]]*\])*\]|\((?:[^()]|\([^)]*\))*\)|[^\s[\](){}]+/g) ?? []
  return parts.reduceRight((after, part) => readPart(part, after), then)
}

function readPart(part: string, then: Step): Step {
  if (part.startsWith('{')) return { kind: 'place', name: part.slice(1, -1), then }
  const isOptional = part.startsWith('[')
  if (!isOptional && !part.startsWith('('))
    return readTokens(part).reduceRight<Step>(
      (after, { word }) => ({ kind: 'word', name: fold(word), then: after }),
      then,
    )
  const ways = splitOptions(part.slice(1, -1)).map((option) => readSteps(option, then))
  return { kind: 'ways', ways: [...ways, ...(isOptional ? [then] : [])].map(withBeginnings) }
}

function withBeginnings(step: Step): Pattern {
  const words = new Set<string>()
  const places = new Set<string>()
  let canBeEmpty = false
  const follow = (one: Step): void => {
    if (one.kind === 'ways') for (const way of one.ways) follow(way.step)
    else if (one.kind === 'end') canBeEmpty = true
    else (one.kind === 'word' ? words : places).add(one.name)
  }
  follow(step)
  return { step, words, places: [...places], canBeEmpty }
}

/** Answers which of many patterns can begin at a token, in the order in which they are given, without a look at the others. */
export function indexPatterns<Of extends { pattern: Pattern }>(
  all: readonly Of[],
): (reading: Reading, at: number) => Of[] {
  const byWord = Map.groupBy(
    pairUp(all, ({ words }) => words),
    ([word]) => word,
  )
  const byPlace = Map.groupBy(
    pairUp(all, ({ places }) => places),
    ([place]) => place,
  )
  const always = pairUp(all, ({ canBeEmpty }) => (canBeEmpty ? [''] : []))
  return (reading, at) => {
    const word = tokenAt(reading, at)?.word ?? ''
    const filled = [...byPlace].filter(([place]) => readSlot(reading, at, place).length > 0)
    const found = [...always, ...(byWord.get(word) ?? []), ...filled.flatMap(([, pairs]) => pairs)]
    const numbers = new Set(found.map(([, number]) => number))
    return [...numbers].toSorted((one, other) => one - other).flatMap((number) => all[number] ?? [])
  }
}

function pairUp<Of extends { pattern: Pattern }>(
  all: readonly Of[],
  keysOf: (pattern: Pattern) => Iterable<string>,
): [key: string, number: number][] {
  return all.flatMap(({ pattern }, number) =>
    [...keysOf(pattern)].map((key): [string, number] => [key, number]),
  )
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
export function matchPattern(reading: Reading, at: number, pattern: Pattern): Hit<Filled>[] {
  const hits: Hit<Filled>[] = []
  follow({ reading, hits }, at, pattern, new Map())
  return hits
}

type Match = { reading: Reading; hits: Hit<Filled>[] }

function follow(match: Match, at: number, pattern: Pattern, filled: Filled): void {
  if (canBegin(match.reading, at, pattern)) take(match, at, pattern.step, filled)
}

function canBegin(reading: Reading, at: number, { words, places, canBeEmpty }: Pattern): boolean {
  if (canBeEmpty) return true
  const token = tokenAt(reading, at)
  if (token === undefined) return false
  return words.has(token.word) || places.some((place) => readSlot(reading, at, place).length > 0)
}

function take(match: Match, at: number, step: Step, filled: Filled): void {
  const { reading, hits } = match
  switch (step.kind) {
    case 'end':
      hits.push({ value: filled, next: at })
      break
    case 'word':
      if (tokenAt(reading, at)?.word === step.name) take(match, at + 1, step.then, filled)
      break
    case 'place':
      for (const { value, next } of readSlot(reading, at, step.name))
        take(match, next, step.then, new Map([...filled, [step.name, value]]))
      break
    case 'ways':
      for (const way of step.ways) follow(match, at, way, filled)
  }
}
