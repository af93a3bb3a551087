import { clearBytes } from './clear-bytes.ts'

const begin = Buffer.from([0, 0, 1])
const userData = Buffer.from([0, 0, 1, 0xb2])

/**
 * Clears what users and programs wrote into pictures of MPEG-4 Visual (ISO/IEC 14496-2, 6.2.2.1), of which each part goes to where the next
 * one begins. Answers whether anything changed.
 */
export function clearUserData(bytes: Buffer): boolean {
  let isChanged = false
  for (let at = bytes.indexOf(userData); at !== -1; at = bytes.indexOf(userData, at + 4)) {
    const next = bytes.indexOf(begin, at + 4)
    if (clearBytes(bytes.subarray(at + 4, next === -1 ? bytes.length : next))) isChanged = true
  }
  return isChanged
}
