import type { Language } from '@tower/contract/language.ts'
import MiniSearch from 'minisearch'
import { contentWords, searchWord, wordsOf } from './question-words.ts'
import type { Passage } from './read-knowledge.ts'

/** How much of what was asked a passage must speak of. Below it NUMA doesn't know. */
const leastCoverage = 0.5
/** A second passage is told when it fits nearly as well as the first. */
const nearlyAsGood = 0.7
const mostPassages = 2
/** How much it counts that a passage is asked for with these very words. */
const phraseWeight = 2

export type SearchKnowledge = (question: string, language: Language) => Passage[]

/** The indexes of this process by their texts: servers that know the same search the same. */
const builtIndexes = new Map<string, MiniSearch<Passage>>()

/**
 * Prepares the search over the knowledge base. It answers the fitting passages, the best first, or none. The index of a
 * language is built for the first question in it: a server's start doesn't wait for it.
 */
export function createSearch(passages: readonly Passage[]): SearchKnowledge {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const indexes = new Map<Language, MiniSearch<Passage>>()
  return (question, language) => {
    const asked = contentWords(question, language)
    if (asked.length === 0) return []
    const index = indexes.get(language) ?? findOrBuildIndex(passages, language)
    indexes.set(language, index)
    const found = index
      .search(question)
      .filter(({ queryTerms }) => coverageOf(asked, queryTerms) >= leastCoverage)
      .flatMap(({ id, score }) => {
        const passage = byId.get(id as string)
        return passage ? [{ passage, score: score * (1 + phraseWeight * likeness(question, passage)) }] : []
      })
      .sort((one, other) => other.score - one.score)
    const enough = (found[0]?.score ?? 0) * nearlyAsGood
    return found
      .filter(({ score }) => score >= enough)
      .slice(0, mostPassages)
      .map(({ passage }) => passage)
  }
}

/** How much a passage's ways to ask are the question itself, word for word: 0 to 1. */
function likeness(question: string, { heading, asked, language }: Passage): number {
  const words = allWords(question, language)
  const phrases = [heading, ...asked.split(';')].map((phrase) => allWords(phrase, language))
  return Math.max(...phrases.map((phrase) => overlapOf(words, phrase)))
}

/** Of the words of both, which part they share. */
function overlapOf(words: Set<string>, phrase: Set<string>): number {
  const both = [...phrase].filter((word) => words.has(word)).length
  return both / (words.size + phrase.size - both)
}

/** With the words that only say how it is asked: “what is” is another question than “when is”. */
function allWords(text: string, language: Language): Set<string> {
  return new Set(wordsOf(text).map((word) => searchWord(word, language) ?? word))
}

function findOrBuildIndex(passages: readonly Passage[], language: Language): MiniSearch<Passage> {
  const spoken = passages.filter((passage) => passage.language === language)
  const texts = JSON.stringify([language, spoken])
  const index = builtIndexes.get(texts) ?? buildIndex(spoken, language)
  builtIndexes.set(texts, index)
  return index
}

function buildIndex(passages: readonly Passage[], language: Language): MiniSearch<Passage> {
  const index = new MiniSearch<Passage>({
    fields: ['heading', 'asked', 'text', 'source'],
    tokenize: wordsOf,
    processTerm: (word) => searchWord(word, language),
    searchOptions: {
      boost: { heading: 3, asked: 2.5, source: 1.5 },
      // A long word may be misspelled or go on; “represent” is not “present”.
      fuzzy: (word) => word.length >= 6 && (word.length >= 10 ? 2 : 1),
      prefix: (word) => word.length >= 5,
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  })
  index.addAll(passages)
  return index
}

/** Which part of the words asked for was found, 0 to 1. */
function coverageOf(asked: readonly string[], found: readonly string[]): number {
  return asked.filter((word) => found.includes(word)).length / asked.length
}
