let known: Letters | undefined
/** Made at the first text that has more than plain letters. */
const letters = () => (known ??= openLetters())

/** What knows where letters begin. Firefox has had it since 2024; before, signs and the marks behind them must do. */
type Letters = {
  segment: (text: string) => Iterable<Letter> & { containing: (unit: number) => Letter | undefined }
}
type Letter = { index: number; segment: string }

function openLetters(): Letters {
  const { Segmenter } = Intl as Partial<typeof Intl>
  return Segmenter ? new Segmenter('en', { granularity: 'grapheme' }) : { segment: splitAtMarks }
}

/** A flag, or a sign with its marks and with whatever joiners tie to it. */
const joined = /\p{RI}\p{RI}|\P{M}\p{M}*(?:\u200d\P{M}\p{M}*)*|./gsu

function splitAtMarks(text: string): ReturnType<Letters['segment']> {
  const found = [...text.matchAll(joined)].map(({ index, 0: segment }) => ({ index, segment }))
  return Object.assign(found, {
    containing: (unit: number) =>
      found.find(({ index, segment }) => unit >= index && unit < index + segment.length),
  })
}
/** Letters of one unit each, that nothing joins to others: those of most names, and what stands between them. */
const plain = /^[\u0020-\u007e\u00a0-\u02ff\u1e00-\u1eff\u2010-\u2027]*$/

/**
 * The first letters of a text, at most as many units as given. A letter with its marks, a family of faces or a flag is one, and is
 * not cut in half; only one that alone is longer than the whole is cut between its signs.
 */
export function cutText(text: string, units: number): string {
  if (text.length <= units) return text
  const head = text.slice(0, units + 1)
  if (plain.test(head)) return head.slice(0, units)
  const end = letters().segment(text).containing(units)?.index ?? 0
  return text.slice(0, end > 0 ? end : endOfSign(text, units))
}

function endOfSign(text: string, units: number): number {
  const last = text.charCodeAt(units - 1)
  return last >= 0xd800 && last <= 0xdbff ? units - 1 : units
}

/** The last letters of a text, at most as many units as given: what files are is said at the end of their names. */
export function keepEnd(text: string, units: number): string {
  if (text.length <= units) return text
  const start = text.length - units
  const letter = letters().segment(text).containing(start)
  const next = letter === undefined || letter.index === start ? start : letter.index + letter.segment.length
  return text.slice(next)
}

/** The first letter of a text with all its marks, as initials show it; empty where there is none. */
export function firstLetter(text: string): string {
  const [first] = letters().segment(text.trimStart())
  return first?.segment ?? ''
}

/** Letter by letter, each with its marks. */
export function splitLetters(text: string): string[] {
  if (plain.test(text)) return [...text]
  return [...letters().segment(text)].map(({ segment }) => segment)
}

/** The first words of a text, on one line; “…” says that there are more. */
export function cutWords(text: string, units: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= units) return line
  const cut = cutText(line, units)
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut
  return `${words.replace(/[.,;:]$/, '')}…`
}

/** A text that is longer than its place, with “…” in place of its last letters. */
export function cutShort(text: string, units: number): string {
  return text.length <= units ? text : `${cutText(text, units - 1).trimEnd()}…`
}
