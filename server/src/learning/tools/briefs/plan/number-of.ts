const severalNumbers = /^\D{0,10}\d(?:st|nd|rd|th)?\s*(?:,|&|and|-|–|\/)\s*\d/iu
/** "Periods 1 and 2" is of no single one. */
export const isOfSeveralNumbers = (line: string): boolean => severalNumbers.test(line)

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** Of "3rd", "Period 3", "P3" and "third hour" the 3. */
export function numberOf(words: string): number | undefined {
  const [, word, after, nth] =
    /^(?:(first|second|third|fourth|fifth|sixth|seventh|eighth)\b|(?:periods?|per\.?|block|hour|[pb])\s?(\d)\b|(\d)(?:st|nd|rd|th)\b(?! (?:gr|grade)))/iu.exec(
      words,
    ) ?? []
  if (word) return ordinals.indexOf(word.toLowerCase()) + 1
  return Number(after ?? nth) || undefined
}
