import { daleChall } from 'dale-chall'
import { daleChallFormula } from 'dale-chall-formula'
import { fleschKincaid } from 'flesch-kincaid'
import { spache } from 'spache'
import { spacheFormula } from 'spache-formula'
import { syllable } from 'syllable'
import type { Language } from '@tower/contract/language.ts'
import { sentencesOf, wordsOf } from './count-words.ts'
import { countSpanishSyllables } from './spanish-syllables.ts'

const easy = new Set(daleChall)
const simple = new Set(spache)

/** The school year a text suits (0 is kindergarten): the median of several formulas, since one alone is often wrong. */
export function readingLevel(text: string, language: Language, year: number): number {
  // What is easier than kindergarten is kindergarten.
  return Math.max(0, median(language === 'en' ? englishLevels(text, year) : spanishLevels(text)))
}

type Counts = { words: string[]; letters: number; sentences: number }

function countsOf(text: string): Counts {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word))
  const letters = words.reduce((sum, word) => sum + word.replace(/[^\p{L}]/gu, '').length, 0)
  return { words, letters, sentences: Math.max(1, sentencesOf(text).length) }
}

/** Flesch-Kincaid, the Automated Readability Index, Coleman-Liau, and Spache to grade 3 or Dale-Chall from 4 on. */
function englishLevels(text: string, year: number): number[] {
  const { words, letters, sentences } = countsOf(text)
  const counts = { word: words.length, sentence: sentences }
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return [
    fleschKincaid({ ...counts, syllable: syllables }),
    4.71 * (letters / words.length) + 0.5 * (words.length / sentences) - 21.43,
    5.88 * (letters / words.length) - 29.6 * (sentences / words.length) - 15.8,
    year <= 3
      ? spacheFormula({
          ...counts,
          unfamiliarWord: new Set(words.filter((word) => !isKnown(word, simple))).size,
        })
      : gradeOfDaleChall(
          daleChallFormula({ ...counts, difficultWord: words.filter((word) => !isKnown(word, easy)).length }),
        ),
  ]
}

/**
 * García López (the age a text suits), Crawford (years of school, made for primary grades) and Szigriszt-Pazos, whose very easy
 * texts, 80 to 100, INFLESZ gives to the six years of primary school.
 */
function spanishLevels(text: string): number[] {
  const { words, sentences } = countsOf(text)
  const perSentence = words.length / sentences
  const perWord = words.reduce((sum, word) => sum + countSpanishSyllables(word), 0) / words.length
  return [
    0.2495 * perSentence + 6.4763 * perWord - 7.1395 - 5,
    -0.205 * (100 / perSentence) + 0.049 * (100 * perWord) - 3.407,
    (100 - (206.835 - 62.3 * perWord - perSentence)) * 0.3,
  ]
}

function gradeOfDaleChall(score: number): number {
  return score < 5 ? 4 : score < 6 ? 5.5 : score < 7 ? 7.5 : score < 8 ? 9.5 : 11.5
}

function isKnown(written: string, list: ReadonlySet<string>): boolean {
  const word = written.toLowerCase().replaceAll('’', "'")
  const endings: readonly (readonly [RegExp, string])[] = [
    [/'s$/, ''],
    [/s$/, ''],
    [/es$/, ''],
    [/ies$/, 'y'],
    [/ed$/, ''],
    [/d$/, ''],
    [/([^aeiou])\1ed$/, '$1'],
    [/ied$/, 'y'],
    [/ing$/, ''],
    [/ing$/, 'e'],
    [/([^aeiou])\1ing$/, '$1'],
  ]
  return list.has(word) || endings.some(([end, by]) => end.test(word) && list.has(word.replace(end, by)))
}

function median(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other)
  const middle = (ordered.length - 1) / 2
  return ((ordered[Math.floor(middle)] ?? 0) + (ordered[Math.ceil(middle)] ?? 0)) / 2
}
