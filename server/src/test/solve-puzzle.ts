import {
  bitsOf,
  puzzleParts,
  puzzleText,
  solvesPart,
  writeAnswer,
} from '@tower/contract/oversight/defense-puzzle.ts'
import { createHash } from 'node:crypto'

/** The answer to a puzzle, found as a browser finds it. */
export function solvePuzzle(token: string): string {
  const bits = bitsOf(token)
  const numbers = Array.from({ length: puzzleParts }, (_, part) => {
    for (let number = 0; ; number++) {
      const hash = createHash('sha256')
        .update(puzzleText(token, part, number))
        .digest()
      if (solvesPart(hash.readUInt32BE(0), bits)) return number
    }
  })
  return writeAnswer(token, numbers)
}
