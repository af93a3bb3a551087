import { pageCount, turnPages, type Story, type StoryInput } from '../story.ts'
import { countWords, sentencesOf } from './count-words.ts'
import { findRefrain } from './find-refrain.ts'
import { gradeOf, limitsOf, yearOf } from './limits.ts'
import { readingLevel } from './reading-level.ts'

/** The craft of a book, counted. */
export type StoryReport = {
  pages: number
  words: number
  /** Of the fullest page. */
  pageWords: number
  longestSentence: number
  lastLineWords: number
  refrain: { line: string; pages: number }
  /** Pages on which something is tried. */
  tries: number
  /** Turns, of six, that give a reason to turn. */
  pulls: number
  /** Whether the middle of the book turns. */
  turns: boolean
  /** Sentences that stand in the book twice and are not its refrain. */
  repeats: number
  /** The median of several formulas; kindergarten is 0. */
  level: number
  faults: readonly StoryFault[]
}

export type StoryFault =
  | 'pages'
  | 'too_few_words'
  | 'too_many_words'
  | 'page_too_full'
  | 'sentence_too_long'
  | 'last_line_too_long'
  | 'refrain'
  | 'tries'
  | 'pulls'
  | 'turn'
  | 'repeats'
  | 'level'

const longestLastLine = 8
const trying =
  /\b(?:tr(?:y|ies|ied|ying)|again|once more|first step|next step|guess\w*)\b|(?<!\p{L})(?:prob\p{L}+|intent\p{L}+|trat\p{L}+|otra vez|de nuevo|una vez más|adivin\p{L}+|esperamos|miramos|pensamos|prueb\p{L}+)(?!\p{L})|\b(?:we (?:looked|waited|asked|listened|used|helped|thought)|kind words|side by side)\b/iu
const turning =
  /\b(?:but|then|until|suddenly)\b|(?<!\p{L})(?:pero|entonces|hasta que|de pronto|de repente)(?!\p{L})/iu

/** Counts the rules of a picture book in any story: ours, or what a provider wrote. */
export function checkStory(
  story: Pick<Story, 'pages'>,
  input: Pick<StoryInput, 'gradeLevel' | 'reading' | 'language'>,
): StoryReport {
  const texts = story.pages.map(({ text }) => text)
  const whole = texts.join(' ')
  const year = yearOf(gradeOf(input))
  const sentences = texts.flatMap(sentencesOf)
  const refrain = findRefrain(texts)
  const counts = {
    pages: texts.length,
    words: countWords(whole),
    pageWords: Math.max(0, ...texts.map(countWords)),
    longestSentence: Math.max(0, ...sentences.map(countWords)),
    lastLineWords: countWords(texts.at(-1) ?? ''),
    refrain,
    tries: texts.slice(1, -2).filter((text) => trying.test(text)).length,
    pulls: turnPages.filter((page) => pulls(texts[page - 1] ?? '')).length,
    turns: texts.slice(5, 8).some((text) => turning.test(text)),
    repeats: countRepeats(sentences, refrain.line),
    level: readingLevel(whole, input.language, year),
  }
  return { ...counts, faults: findFaults(counts, input, year) }
}

function findFaults(
  counts: Omit<StoryReport, 'faults'>,
  input: Pick<StoryInput, 'gradeLevel' | 'reading'>,
  year: number,
): StoryFault[] {
  const limits = limitsOf(input)
  const rules: readonly (readonly [StoryFault, boolean])[] = [
    ['pages', counts.pages !== pageCount],
    ['too_few_words', counts.words < limits.fewest],
    ['too_many_words', counts.words > limits.most],
    ['page_too_full', counts.pageWords > limits.page],
    ['sentence_too_long', counts.longestSentence > limits.sentence],
    ['last_line_too_long', counts.lastLineWords > longestLastLine],
    ['refrain', year <= 2 && counts.refrain.pages < 3],
    ['tries', counts.tries < 3],
    ['pulls', counts.pulls < 3],
    ['turn', !counts.turns],
    ['repeats', counts.repeats > 0],
    ['level', Math.abs(counts.level - year) > 1],
  ]
  return rules.flatMap(([fault, isFault]) => (isFault ? [fault] : []))
}

/** A question, an open sentence, or a “but” or “then” as the last thing before the leaf is turned. */
function pulls(text: string): boolean {
  const last = sentencesOf(text).at(-1) ?? ''
  return /[?…—:][”»"]?$/.test(last.trim()) || turning.test(last)
}

function countRepeats(sentences: readonly string[], refrain: string): number {
  const seen = new Set<string>()
  return sentences.filter((sentence) => {
    const plain = sentence.toLowerCase()
    if (refrain.toLowerCase().includes(plain) || countWords(plain) < 4) return false
    if (seen.has(plain)) return true
    seen.add(plain)
    return false
  }).length
}
