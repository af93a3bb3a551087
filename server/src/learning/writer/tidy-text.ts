import { WriterFailure } from './writer-failure.ts'

/** One text of ordinary length without control characters; anything else is no use. */
export function tidyText(written: string, mostLetters: number): string {
  const text = stripControls(written)
    .replace(/ +\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (text === '') throw new WriterFailure('unusable', 'the answer is empty')
  if (text.length > mostLetters) throw new WriterFailure('unusable', 'the answer is too long')
  return text
}

/** Blanks in place of signs that nobody sees and some programs obey. */
export function stripControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n]/gu, ' ')
}

/** The same with every text in something, however deep. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]))
}
