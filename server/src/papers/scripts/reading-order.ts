/** Letters that are read from the right, as a part of a pattern. */
const right = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}'
const fromRight = new RegExp(`[${right}]`, 'u')
/** Space, words from the right with the joiners within them, and everything else. */
const tokens = new RegExp(`\\s+|[${right}][${right}\\u200c\\u200d]*|[^\\s${right}]+`, 'gu')
/** Letters that are read from the left. */
const fromLeft = /(?!\p{N})[\p{L}]/u

/** A part of a line that is read in one direction, in the order in which it is said. */
export type Stretch = { text: string; isFromRight: boolean }

/**
 * Cuts a line of a paper that is read from the left where a name in Arabic or Hebrew letters stands in it. Numbers and signs between
 * two words from the right belong to them; others stay where the paper has them.
 */
export function stretchesOf(line: string): Stretch[] {
  if (!fromRight.test(line)) return [{ text: line, isFromRight: false }]
  const stretches: Stretch[] = []
  let between = ''
  for (const token of line.match(tokens) ?? []) {
    const last = stretches.at(-1)
    const isFromRight = fromRight.test(token)
    if (!isFromRight && !fromLeft.test(token) && last?.isFromRight) {
      between += token
      continue
    }
    if (last?.isFromRight === isFromRight) last.text += between + token
    else
      stretches.push(...(between ? [{ text: between, isFromRight: false }] : []), {
        text: token,
        isFromRight,
      })
    between = ''
  }
  if (between) stretches.push({ text: between, isFromRight: false })
  return stretches
}

/** The words of a stretch and what stands between them, as they are said. */
export const wordsOf = ({ text }: Stretch): string[] => text.match(tokens) ?? []

/** Whether letters stand in another order than they are said, so that a paper has to say them apart. */
export const isReordered = (text: string): boolean => fromRight.test(text) || /[\u0900-\u0dff]/u.test(text)
