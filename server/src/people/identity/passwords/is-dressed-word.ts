import { readCommonWords } from './guessable-passwords.ts'

/** Signs that people write for letters. Those that stand for two are tried as either. */
const letterOf: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '8': 'b', '(': 'c', '3': 'e', '6': 'g', '9': 'g', '!': 'i', '1': 'i', '|': 'i' },
  ...{ '0': 'o', $: 's', '5': 's', '7': 't', '+': 't', '2': 'z' },
}
const alsoL = /[1!|]/g
const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)

const shortestWord = 4
/** A year, a mark or two, and a number more. More signs that are no letters are worth something by themselves. */
const mostSigns = 8

/**
 * Whether a password is one word that everybody knows in other clothes: letters as signs, a year, marks before or behind it. So are
 * most that a rule of characters asks for, and they are tried first.
 */
export async function isDressedWord(password: string): Promise<boolean> {
  const signs = [...password.toLowerCase()]
  const first = signs.findIndex(isLetter)
  if (first === -1) return false
  const last = signs.findLastIndex(isLetter)
  const common = await readCommonWords()
  const isKnown = (word: string) => word.length >= shortestWord && /^\p{L}+$/u.test(word) && common.has(word)
  for (let from = 0; from <= first; from++)
    for (let until = last + 1; until <= signs.length; until++) {
      if (from + signs.length - until > mostSigns) continue
      const core = signs.slice(from, until).join('')
      if (isKnown(undress(core)) || isKnown(undress(core.replaceAll(alsoL, 'l')))) return true
    }
  return false
}

const undress = (text: string) => [...text].map((sign) => letterOf[sign] ?? sign).join('')
