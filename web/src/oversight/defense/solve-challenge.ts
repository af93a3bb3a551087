import {
  bitsOf,
  puzzleParts,
  puzzleText,
  solvesPart,
  writeAnswer,
} from '@tower/contract/oversight/defense-puzzle.ts'
import { sha256FirstWord } from './sha-256-first-word.ts'

/** The page stays alive: after so much work the browser may draw and listen. */
const stretchMs = 24

/** Finds the answer to a puzzle, in small stretches. */
export async function solveChallenge(token: string): Promise<string> {
  const bits = bitsOf(token)
  const numbers: number[] = []
  let until = performance.now() + stretchMs
  for (let part = 0; part < puzzleParts; part++) {
    let number = 0
    while (!solvesPart(sha256FirstWord(puzzleText(token, part, number)), bits)) {
      number += 1
      if ((number & 127) === 0 && performance.now() > until) {
        await new Promise((resolve) => setTimeout(resolve))
        until = performance.now() + stretchMs
      }
    }
    numbers.push(number)
  }
  return writeAnswer(token, numbers)
}
