import { foldText } from '@tower/contract/learning/names/fold-text.ts'
import type { Audience } from '../../gate.ts'
import type { FoundIn } from './judge-names.ts'
import { readWords } from './read-words.ts'

/**
 * Whether a name that was found came from what people wrote: its first and its last word stand there. Otherwise any teacher could
 * keep all mail of the charity back, with a child on the class list who is called as the mail says anyway.
 */
export function createIsWritten({ written }: Audience): (found: FoundIn) => boolean {
  if (!written) return () => true
  // Most of what leaves names nobody: only where a name is found are the words asked for.
  let words: ReadonlySet<string> | undefined
  return ({ surface, isCanary }) => {
    words ??= new Set(written.flatMap(wordsOf))
    const [first, ...rest] = wordsOf(surface)
    const last = rest.at(-1) ?? first
    return isCanary || first === undefined || (words.has(first) && words.has(last ?? first))
  }
}

const wordsOf = (text: string) => readWords(foldText(text).text).map((word) => word.text)
