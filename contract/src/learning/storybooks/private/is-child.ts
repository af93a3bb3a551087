import { foldText } from '../../names/fold-text.ts'
import { isElsewhere, isLikely, isOpening, isSure, type Named } from './name-surroundings.ts'
import { isOrdinary, monthNames, smallThings } from './ordinary-words.ts'

/** One word that may be a child's name, and all of what it stands in. */
export type Candidate = Named & {
  /** Stands in the class list as it is here, and not only as a plural or a small form of it. */
  isListed: boolean
  /** A child is called by it; family names are called out less often. */
  isGiven: boolean
}

/** “Ella plantó”: she did, whatever the class list says. */
const pronouns = new Set(['ella', 'el'])

/** Whether a word of the class list is a child here, or the word that it also is. */
export function isChild(candidate: Candidate): boolean {
  const typed = candidate.text.slice(candidate.start, candidate.end)
  const word = foldText(typed).text
  // Other alphabets have names only.
  if (/[^\p{Script=Latin}\p{M}'’.-]/u.test(typed)) return true
  if (isElsewhere(candidate)) return false
  const isLarge = /^\p{Lu}/u.test(typed)
  if (isOrdinary(word, candidate.language) || [...word].length < 3) return isLarge && isMeant(candidate, word)
  if (candidate.isListed) return isLarge || candidate.isGiven
  if (isSmallForm(word)) return candidate.isGiven && !smallThings.has(word)
  return isLarge && isMeant(candidate, word)
}

const isSmallForm = (word: string) => /.{2}it[oa]s?$/.test(word)

/** A large word is a name where its sentence says so. */
function isMeant(candidate: Candidate, word: string): boolean {
  if (candidate.language === 'es' && pronouns.has(word) && isOpening(candidate)) return false
  return isSure(candidate) || (!monthNames.has(word) && isLikely(candidate))
}
