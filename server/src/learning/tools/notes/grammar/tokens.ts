import { fold } from '../../../writer/text/fold.ts'

export type TokenKind = 'word' | 'number' | 'clock' | 'slash' | 'money' | 'percent' | 'address' | 'mark'

/** A piece of a fragment: as it was typed, and as it is looked up. */
export type Token = { kind: TokenKind; typed: string; word: string; from: number; to: number }

const shapes: readonly (readonly [TokenKind, string])[] = [
  [
    'address',
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?://\S*[\w/]|\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}\b|\b\d{3}-\d{4}\b`,
  ],
  [
    'money',
    String.raw`\$ ?\d+(?:,\d{3})*(?:\.\d{1,2})?\b|\b\d+(?:\.\d{2})? (?:dollars?|bucks|dolares|dólares)\b`,
  ],
  ['percent', String.raw`\d+(?:\.\d+)? ?%`],
  ['clock', String.raw`\b\d{1,2}:\d{2}(?: ?[ap]\.? ?m\b\.?)?|\b\d{1,2} ?[ap]\.? ?m\b\.?`],
  ['slash', String.raw`\b\d{1,3}/\d{1,3}(?:/\d{2,4})?\b`],
  ['number', String.raw`\b\d+(?:,\d{3})+\b|\b\d+(?:\.\d+)?(?:st|nd|rd|th)?\b`],
  ['word', String.raw`[\p{L}\p{M}]+(?:['’.-](?=[\p{L}\p{M}])[\p{L}\p{M}]+)*['’]?[\p{L}\p{M}]*`],
  ['mark', String.raw`[^\s]`],
]
const pieces = new RegExp(shapes.map(([kind, shape]) => `(?<${kind}>${shape})`).join('|'), 'giu')

/** Short forms that end in a full stop which is no end of a sentence. */
const shortened =
  /^(?:mr|mrs|ms|dr|sr|sra|srta|min|mins|hrs?|pg|pgs|pp|rm|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|thu|fri|sat|sun|no|p\.m|a\.m|pm|am|st|vs|approx)$/

/** The pieces of a fragment, in order; only blanks stand between them. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(pieces)) {
    const kind = shapes.find(([name]) => match.groups?.[name] !== undefined)?.[0] ?? 'mark'
    const before = tokens.at(-1)
    const ends = match.index + match[0].length
    if (match[0] === '.' && before?.to === match.index && shortened.test(before.word)) {
      before.typed += '.'
      before.to = ends
      continue
    }
    tokens.push({ kind, typed: match[0], word: fold(match[0]), from: match.index, to: ends })
  }
  return tokens
}
