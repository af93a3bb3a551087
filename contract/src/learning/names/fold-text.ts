import { bareLetters } from '../../fold-letters.ts'

/** What stands for a letter or a sign that words are compared by. */
const plainLetters: Readonly<Record<string, string>> = {
  ...bareLetters,
  ...{ '’': "'", ʼ: "'", ʻ: "'", '‘': "'", '`': "'", '‐': '-', '‑': '-', '–': '-' },
}

/** A text in small letters without accents, and where in the text each of its letters stood. */
export type Folded = { text: string; startOf(position: number): number }

/** Folds a text, so that “JOSÉ”, “Jose” and “josé” are one; signs that nobody sees are left out. */
export function foldText(text: string): Folded {
  // Most texts have no other letters: each of them stands where it stood.
  if (isPlain(text))
    return {
      text: text.toLowerCase().replaceAll('`', "'"),
      startOf: (position) => Math.min(position, text.length),
    }
  const starts: number[] = []
  let folded = ''
  let at = 0
  for (const letter of text) {
    const bare = foldLetter(letter)
    folded += bare
    for (let unit = 0; unit < bare.length; unit++) starts.push(at)
    at += letter.length
  }
  // An accent of its own belongs to the letter before it: what follows says where that ends.
  return { text: folded, startOf: (position) => starts[position] ?? text.length }
}

const isPlain = (text: string) => !/[^\0-\x7F]/.test(text)

function foldLetter(letter: string): string {
  const bare = letter
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  return [...bare].map((unit) => plainLetters[unit] ?? unit).join('')
}
