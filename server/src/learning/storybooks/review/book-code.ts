import { bookCodeLength } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Random } from '../../../clock.ts'

/** Letters and digits that nobody takes for another one. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
/** Bytes from here on would make the first letters of the alphabet likelier than the last. */
const fairBytes = 256 - (256 % alphabet.length)

/** The unlisted address of a book: each of some 10^17 equally likely, so that nobody guesses one. */
export function drawBookCode(random: Pick<Random, 'bytes'>): string {
  let code = ''
  while (code.length < bookCodeLength)
    for (const byte of random.bytes(bookCodeLength))
      if (byte < fairBytes && code.length < bookCodeLength) code += alphabet.charAt(byte % alphabet.length)
  return code
}
