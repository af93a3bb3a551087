import { daleChall } from 'dale-chall'
import { daleChallFormula } from 'dale-chall-formula'
import { fleschKincaid } from 'flesch-kincaid'
import { spache } from 'spache'
import { spacheFormula } from 'spache-formula'
import { syllable } from 'syllable'
import type { Language } from '@tower/contract/language.ts'
import { readDayNames } from './read-facts.ts'

/** What a note is scored by: 10 of 10 is the bar (docs/decisions/0163-notes-without-a-provider.md). */
export type NoteScore = Readonly<Record<string, boolean>>

const easy = new Set(daleChall)
const simple = new Set(spache)
/** Above this grade a note is too hard; its Spanish counterpart is where INFLESZ begins to say "quite easy". */
const hardestGrade = 6
const hardestPerspicuity = 65
const mostWords = 120
const mostWordsOfSentence = 20

/** The sentences of the note without its greeting and signature. */
export function sentencesOf(body: string): string[] {
  return body
    .split('\n\n')
    .slice(1, -1)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?»”])\s+(?=[\p{Lu}¿¡«“])/u))
    .filter((sentence) => /\p{L}/u.test(sentence))
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}'’-]+|\d[\d:.,/-]*/gu) ?? []
}

/** The median of three formulas: one alone is what others were measured wrongly by. */
export function gradeOf(body: string, names: readonly string[]): number {
  const sentences = sentencesOf(body)
  const skipped = new Set(names.map((name) => name.toLowerCase()))
  const words = sentences
    .flatMap(wordsOf)
    .filter((word) => /\p{L}/u.test(word) && !skipped.has(word.toLowerCase().replace(/'s$/, '')))
  const counts = { word: words.length, sentence: sentences.length }
  const kincaid = fleschKincaid({ ...counts, syllable: words.reduce((sum, word) => sum + syllable(word), 0) })
  const rare = new Set(words.filter((word) => !isKnown(word, simple)))
  const hard = words.filter((word) => !isKnown(word, easy)).length
  const spacheGrade = spacheFormula({ ...counts, unfamiliarWord: rare.size })
  const chall = gradeOfDaleChall(daleChallFormula({ ...counts, difficultWord: hard }))
  return [kincaid, spacheGrade, chall].toSorted((one, other) => one - other)[1] ?? 0
}

function gradeOfDaleChall(score: number): number {
  return score < 5 ? 4 : score < 6 ? 5.5 : score < 7 ? 7.5 : score < 8 ? 9.5 : 11.5
}

function isKnown(written: string, list: ReadonlySet<string>): boolean {
  const word = written.toLowerCase()
  const stems = [
    word,
    word.replace(/'s$/, ''),
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
  ]
  const verbs = [
    word.replace(/ed$/, ''),
    word.replace(/d$/, ''),
    word.replace(/ing$/, ''),
    word.replace(/ing$/, 'e'),
    word.replace(/ied$/, 'y'),
  ]
  return [...stems, ...verbs].some((stem) => list.has(stem)) || readDayNames(word)
}

/** Szigriszt-Pazos: 206.835 - 62.3 syllables a word - words a sentence; INFLESZ calls 65 and more quite easy. */
export function perspicuityOf(body: string, names: readonly string[] = []): number {
  const sentences = sentencesOf(body)
  const words = sentences.flatMap(wordsOf).filter((word) => /\p{L}/u.test(word) && !names.includes(word))
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0)
  return 206.835 - 62.3 * (syllables / words.length) - words.length / sentences.length
}

/** Groups of vowels; an accent on a weak one parts it from its neighbor: "dí-a". */
export function spanishSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/qu(?=[eiéí])/g, 'k')
    .replace(/gu(?=[eiéí])/g, 'g')
    .replace(/y$/, 'i')
  const parted = plain.replace(/([aeoáéóíú])(?=[aeoáéóíú])/g, '$1-')
  return Math.max(1, parted.match(/[aeiouáéíóúü]+/g)?.length ?? 0)
}

const idioms =
  /\b(?:touch base|on track|hang in there|piece of cake|ballpark|on the same page|head start|keep an eye|over the moon|hit the ground|back on track|under the weather|good to go|step up|pitch in|in the loop|heads up)\b/i
const jargon =
  /\b(?:IEP|MTSS|RTI|SEL|ESL|ELL|PBIS|lexile|benchmark|formative|summative|rubric|scaffold\w*|differentiat\w*|proficien\w*|phonemic|decod\w*|intervention|accommodations?|curriculum|assessments?|rúbrica|evaluación formativa)\b/i
const kindness =
  /\b(?:glad|happy|good|great|kind|care|well|helped|shared|love\w*|enjoy\w*|welcome|thank|pleased|apologized|sorry|calmed|know \w+ best|feels better|not the same|works? hard|like to|proud|gift|gust[oa]|alegr\w*|bien|buen\w*|gran|amable|gracias|importa|excelente|esfuerz\w*|perdón|calmó|quer\w+|disfruta\w*|mejor|regalo|bienvenida|compartió|sabe escuchar|ayudó|orgullo|avanzó|avanzado|pasó|understands|honest|brave|on green|misses|entiende|verdad|valor|en verde|extrañan)\b|¡/i
const answer =
  /\b(?:write back|writing|call|reply|email|let me know|write to me|answer|contest\w+|llam\w+|escrib\w+|escríb\w+|avíseme)\b/i

/** The ten points for a note in one language; `sameFacts` is found by comparing both. */
export function scoreNote(
  body: string,
  language: Language,
  names: readonly string[],
  sameFacts: boolean,
  ordered: boolean,
): NoteScore {
  const sentences = sentencesOf(body)
  const isEasy =
    language === 'en'
      ? gradeOf(body, names) <= hardestGrade
      : perspicuityOf(body, names) >= hardestPerspicuity
  return {
    'reading grade of 6 or less': isEasy,
    'no sentence over 20 words': sentences.every(
      (sentence) => wordsOf(sentence).length <= mostWordsOfSentence,
    ),
    'one idea a sentence': sentences.every(hasOneIdea),
    'what, why, do, by when in this order': ordered,
    'no idiom': !idioms.test(body),
    'no jargon': !jargon.test(body),
    'something kind': kindness.test(sentences.join(' ')),
    'a way to answer': answer.test(body),
    'at most 120 words': wordsOf(body).length <= mostWords,
    'the same facts in both languages': sameFacts,
  }
}

function hasOneIdea(sentence: string): boolean {
  const joints = sentence.match(/\b(?:because|although|but|which|while|porque|aunque|pero|mientras)\b|;/gi)
  return (joints?.length ?? 0) === 0
}
