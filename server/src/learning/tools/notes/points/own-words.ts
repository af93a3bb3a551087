import type { Language } from '@tower/contract/language.ts'
import { finishSentence } from '../grammar/sentences.ts'
import type { NotePart } from '@tower/contract/learning/tools/notes/template-text.ts'
import type { NoteLine } from '../note.ts'
import { completeEnglish } from './complete-english.ts'
import { completeSpanish } from './complete-spanish.ts'

/** Words of the teacher that the writer does not understand, as sentences where they can be some. */
export type OwnWords = { lines: NoteLine[]; isSentence: boolean }

/** A piece of them: its words, and the sentence it makes, if it makes one. */
type Piece = { text: string; sentence: string | undefined }

/** These words in their own language, and quoted once in the other. */
export function keepOwnWords(text: string, language: Language, templateKey: string): OwnWords {
  const pieces = cutPieces(text, language, templateKey)
  const quotes = quotePieces(pieces)
  const lines = pieces.map(({ text: piece, sentence }, at): NoteLine => {
    const own = finishSentence(sentence ?? withLead(piece, language))
    const quoted = quotes.get(at)
    const other = quoted === undefined ? '' : quoteFor(quoted, language)
    const words = language === 'en' ? { en: own, es: other } : { en: other, es: own }
    return { ...words, part: partOf(piece, templateKey), aboutChild: /^\uE000/.test(own) }
  })
  return { lines, isSentence: pieces.every(({ sentence }) => sentence !== undefined) }
}

/** Commas part what can stand alone; what can't stays with what came before it. */
function cutPieces(text: string, language: Language, templateKey: string): Piece[] {
  const complete = (words: string) =>
    language === 'en' ? completeEnglish(words, templateKey) : completeSpanish(words)
  const parts = text
    .split(/,\s+(?:and\s+(?=\p{L}+ed\b)|y\s+)?|\s+but\s+|\s+pero\s+/u)
    .filter((part) => part.trim() !== '')
  const pieces: Piece[] = []
  for (const part of parts) {
    const sentence = complete(part)
    const before = pieces.at(-1)
    if (before !== undefined && sentence === undefined) {
      before.text = `${before.text}, ${part}`
      before.sentence = before.sentence && complete(before.text)
    } else pieces.push({ text: part, sentence })
  }
  return pieces.flatMap((piece) => partReason(piece, language))
}

/** "hit him because he took the ball": what happened, then why, one idea a sentence. */
function partReason(piece: Piece, language: Language): Piece[] {
  const joint = language === 'en' ? /\s+because\s+/i : /\s+porque\s+/i
  const [what, why, ...others] = piece.sentence?.split(joint) ?? []
  if (what === undefined || why === undefined || others.length > 0 || what === '') return [piece]
  const lead = language === 'en' ? 'The reason:' : 'El motivo:'
  return [
    { text: piece.text, sentence: what },
    { text: '', sentence: `${lead} ${why}` },
  ]
}

function withLead(text: string, language: Language): string {
  return `${language === 'en' ? 'Please note:' : 'Para su información:'} ${text}`
}

const mostQuotedWords = 13

/** What is quoted, and at which piece: as many as make no long sentence. */
function quotePieces(pieces: readonly Piece[]): Map<number, string> {
  const quotes = new Map<number, string>()
  let begun = 0
  for (const [at, { text, sentence }] of pieces.entries()) {
    const said = /^(?:he|she)\b/i.test(text) ? text : (sentence ?? text)
    const words = said.replace(/[\uE000-\uE004]\s?/gu, '').trim()
    const before = quotes.get(begun)
    const isLong = before !== undefined && `${before} ${words}`.split(' ').length > mostQuotedWords
    if (before === undefined || isLong) {
      begun = at
      quotes.set(at, words)
    } else quotes.set(begun, `${before.replace(/[.!]$/, '')}. ${words}`)
  }
  return quotes
}

function quoteFor(text: string, language: Language): string {
  const plain = text.replace(/\.$/, '')
  return language === 'en' ? `En inglés, mi nota dice: «${plain}».` : `In Spanish, my note says: “${plain}”.`
}

function partOf(text: string, templateKey: string): NotePart {
  if (/^(?:because|so that|porque|para que)\b/i.test(text)) return 'why'
  if (/^(?:due|by|entregar|fecha|para el)\b/i.test(text)) return 'by'
  if (
    /^(?:please|por favor|favor|bring|send|sign|return|call|watch|pack|wear|keep|check|practice|no (?!rush|hurry|need|fever|swelling|one)|traer|enviar|mandar|firmar|llamar|hable|revise|practicar)\b/i.test(
      text,
    )
  )
    return 'do'
  if (templateKey === 'praise') return 'good'
  if (
    /\b(?:great|good|proud|excellent|kind|wonderful|awesome|amazing|honest|brave|helped|passed|improved|honor roll|excelente|orgullo|amable|felicidades|excited|what a year)\b/i.test(
      text,
    )
  )
    return 'good'
  return 'what'
}
