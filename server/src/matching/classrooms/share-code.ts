import { shareCodeAlphabet } from '@tower/contract/matching/classrooms.ts'
import type { Random } from '../../clock.ts'

const codeLength = 6
/** Bytes from here on would make the first letters of the alphabet likelier than the last. */
const fairBytes = 256 - (256 % shareCodeAlphabet.length)

/** `PT-` and six random characters, each equally likely. */
export function drawShareCode(random: Pick<Random, 'bytes'>): string {
  let characters = ''
  while (characters.length < codeLength) {
    for (const byte of random.bytes(codeLength)) {
      if (byte < fairBytes && characters.length < codeLength) {
        characters += shareCodeAlphabet.charAt(byte % shareCodeAlphabet.length)
      }
    }
  }
  return `PT-${characters}`
}
