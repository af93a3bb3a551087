import type { Language } from '@tower/contract/language.ts'
import { wordsOfName } from '../../../writer/text/fold.ts'
import { readAdverbial } from '../grammar/adverbials.ts'
import type { Reading } from '../grammar/reading.ts'
import { readSentence } from '../grammar/sentences.ts'
import { readTokens, type Token } from '../grammar/tokens.ts'
import { verbForms } from '../grammar/verb-rows.ts'
import type { NoteAsk, NoteInput, NoteLine } from '../note.ts'
import { cleanPoints } from '../../../writer/text/clean-text.ts'
import { guessLanguage } from '../../../writer/text/guess-language.ts'
import { completeEnglish } from './complete-english.ts'
import { completeSpanish } from './complete-spanish.ts'
import { keepOwnWords } from './own-words.ts'
import { spellOut } from './spell-out.ts'

/** Words of the teacher that were not understood: they stand in the note as they are, quoted in the other language. */
export type OwnPoint = { quote: string; language: Language; isSentence: boolean }

/** Points are read alike for either language of the note. */
type PointsInput = Omit<NoteInput, 'language'>

export type ReadPoints = { lines: NoteLine[]; own: OwnPoint[] }

/** A point of many pieces is not tried as one sentence: no teacher means one, and trying costs. */
const mostPieces = 5
/** Of a stretch that falls into more pieces than anybody writes, each is tried alone: trying costs all teachers time. */
const manyPieces = 60
const mostTokens = 45

/** What the teacher wants to say, as sentences of both languages and questions about what was not understood. */
export function readPoints(input: PointsInput): ReadPoints {
  const points = spellOut(cleanPoints(input.points))
  const usual = guessLanguage(points) ?? 'en'
  const read = splitHard(points).map((stretch) =>
    readStretch(stretch, input, guessLanguage(stretch, usual) ?? usual),
  )
  return { lines: read.flatMap(({ lines }) => lines), own: read.flatMap(({ own }) => own) }
}

/** Lines, sentences and semicolons end a point; commas and "and" may. */
function splitHard(points: string): string[] {
  return points
    .split(/\n|;|(?<=[\p{L}\d)]{2}[.!?])\s+(?=[\p{L}¿¡\d])|\s[-/|]\s(?!\d)|^\s*(?:[-*+]|\d+[.)])\s+/mu)
    .map((part) => part.replace(/^[\s,.:-]+/, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

type Piece = { from: number; to: number }

/** The ways to cut the stretch into sentences: the one with the fewest words not understood, then the fewest cuts. */
function readStretch(text: string, input: PointsInput, language: Language): ReadPoints {
  const tokens = readTokens(text)
  const pieces = cutSoft(tokens)
  const most = pieces.length > manyPieces ? 1 : mostPieces
  const best: Best[] = [{ cost: 0, parts: [] }]
  for (let end = 1; end <= pieces.length; end += 1) {
    const options = Array.from({ length: Math.min(end, most) }, (_, step) => end - step - 1)
    best[end] = options
      .map((start) => extend(best[start], tokens, pieces, { start, end }, input, language))
      .reduce((one, other) => (other.cost < one.cost ? other : one))
  }
  return tell(best.at(-1)?.parts ?? [], text, { language, templateKey: input.template.key ?? '' })
}

type Part = { line: NoteLine | undefined; from: number; to: number }
type Best = { cost: number; parts: readonly Part[] }

function extend(
  before: Best | undefined,
  tokens: readonly Token[],
  pieces: readonly Piece[],
  { start, end }: { start: number; end: number },
  input: PointsInput,
  language: Language,
): Best {
  const { cost, parts } = before ?? { cost: Number.POSITIVE_INFINITY, parts: [] }
  const from = pieces[start]?.from ?? 0
  const to = pieces[end - 1]?.to ?? 0
  const line = readPiece(tokens, from, to, input, language)
  const last = parts.at(-1)
  if (line !== undefined && standsAlone(tokens, { from, to }, last))
    return { cost: cost + 1, parts: [...parts, { line, from, to }] }
  const unread = cost + 10 * (to - from)
  // What is not understood stays together: a cut of ours would only make it less clear.
  if (last !== undefined && last.line === undefined)
    return { cost: unread, parts: [...parts.slice(0, -1), { ...last, to }] }
  return { cost: unread + 5, parts: [...parts, { line: undefined, from, to }] }
}

/** What names a list ("missing: ...") or leans on words that were not understood is no sentence of its own. */
function standsAlone(tokens: readonly Token[], { from, to }: Piece, last: Part | undefined): boolean {
  if (tokens[to]?.word === ':') return false
  const isAfterUnread = last !== undefined && last.line === undefined
  return !(isAfterUnread && leansBack(tokens, from, to))
}

/** ", fever" after "watch for sore throat", ", up from 54": words that say nothing without what came before. */
function leansBack(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to).filter((token) => !isJoint(token))
  const [first] = words
  if (first === undefined || /^(?:up|was|it|antes)$/.test(first.word)) return true
  return words.length <= 3 && words.every(({ kind, word }) => kind === 'word' && !verbForms.has(word))
}

function cutSoft(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  tokens.forEach((token, at) => {
    if (!isJoint(token) || at === from || isDegree(tokens, at)) return
    pieces.push({ from, to: at })
    from = at
  })
  pieces.push({ from, to: tokens.length })
  return pieces.filter(({ from: start, to }) => to > start)
}

/** "so much neater" goes on; "so he went" begins anew. */
function isDegree(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? ''
  return tokens[at]?.word === 'so' && !/^(?:i|he|she|they|we|it|please|that|you)$/.test(next)
}

function isJoint({ word }: Token): boolean {
  return [',', 'and', '&', '+', 'y', 'but', 'pero', 'so', 'then', ':', '-', '(', ')', '.', '!'].includes(word)
}

function readPiece(
  tokens: readonly Token[],
  from: number,
  to: number,
  input: PointsInput,
  language: Language,
): NoteLine | undefined {
  let start = from
  let end = to
  while (start < end && isJoint(tokens[start] as Token)) start += 1
  while (end > start && /^[.!?,;:()-]$/.test(tokens[end - 1]?.word ?? '')) end -= 1
  if (start === end || end - start > mostTokens) return undefined
  const other = language === 'en' ? 'es' : 'en'
  return (
    readSentence(readingOf(tokens, end, input, language), start) ??
    readSentence(readingOf(tokens, end, input, other), start)
  )
}

function readingOf(tokens: readonly Token[], end: number, input: PointsInput, language: Language): Reading {
  const names = wordsOfName(input.student.fullName)
  return { tokens, end, language, names, today: input.today, templateKey: input.template.key ?? '' }
}

function tell(
  parts: readonly Part[],
  text: string,
  { language, templateKey }: { language: Language; templateKey: string },
): ReadPoints {
  const own: OwnPoint[] = []
  const tokens = readTokens(text)
  const lines = joinLists(parts, { text, tokens, templateKey }).flatMap(({ line, from, to }) => {
    if (line !== undefined) return [line]
    const quote = ownText(text, tokens, from, to)
    if (!/[\p{L}\p{N}]/u.test(quote)) return []
    const spoken = guessLanguage(quote, language) ?? language
    const { lines: kept, isSentence } = keepOwnWords(quote, spoken, templateKey)
    own.push({ quote, language: spoken, isSentence })
    return kept
  })
  return { lines, own }
}

/** "knows 18 letters, all colors": what is a list for the teacher stays one, even where only its head was understood. */
function joinLists(
  parts: readonly Part[],
  { text, tokens, templateKey }: { text: string; tokens: readonly Token[]; templateKey: string },
): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const follows =
      before?.line?.aboutChild === true && part.line === undefined && tokens[part.from]?.word === ','
    const [first = ''] = follows ? ownText(text, tokens, part.from, part.to).split(', ') : []
    if (before && follows && isTail(first, templateKey))
      joined[joined.length - 1] = { line: undefined, from: before.from, to: part.to }
    else joined.push(part)
  }
  return joined
}

const isTail = (words: string, templateKey: string): boolean =>
  words !== '' && completeEnglish(words, templateKey) === undefined && completeSpanish(words) === undefined

/** The teacher's letters from one token to another, without the joints at their ends. */
function ownText(text: string, tokens: readonly Token[], from: number, to: number): string {
  const start = tokens[from]?.from ?? 0
  const end = tokens[to - 1]?.to ?? text.length
  return text
    .slice(start, end)
    .replace(/^(?:[,:&+)(.!-]\s*|(?:and|y|but|pero|then|so(?=\s+(?:i|he|she|we|they|it|please)\b))\s+)+/i, '')
    .replace(/[,;:&(\s-]+$/, '')
    .trim()
}

/** Weekdays that do not fit the dates beside them, as the teacher wrote them. */
export function findWeekdayFaults(input: PointsInput): NoteAsk[] {
  const tokens = readTokens(cleanPoints(input.points).replaceAll('\n', ' ; '))
  const reading = readingOf(tokens, tokens.length, input, 'en')
  return tokens.flatMap((_, at): NoteAsk[] => {
    const hit = readAdverbial(reading, at)
    if (hit?.value.mismatch !== true || tokens[at]?.kind !== 'word') return []
    const words = tokens.slice(at, hit.next).map(({ typed }) => typed)
    return [{ kind: 'weekday', quote: words.join(' ') }]
  })
}
