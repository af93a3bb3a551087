/** So far is looked to each side of a place: enough for a sentence, and no cost for a long text. */
const reach = 120

/** What stands before a place. */
export const textBefore = (text: string, at: number) => text.slice(Math.max(0, at - reach), at)

/** What stands after a place. */
export const textAfter = (text: string, at: number) => text.slice(at, at + reach)

/** The line that a place stands in, as far as it is near, and where it begins. */
export function lineAround(text: string, at: number): { line: string; from: number } {
  const before = textBefore(text, at)
  const from = at - before.length + before.lastIndexOf('\n') + 1
  const after = textAfter(text, at)
  const end = after.indexOf('\n')
  return { line: text.slice(from, end === -1 ? at + after.length : at + end), from }
}
