import { z } from 'zod'
import { inOneSpelling, onOneLine, seenOrEmpty } from './name-rule.ts'

/** One line of words, in one spelling. */
export const plainLine = (longest: number) =>
  z.string().overwrite(inOneSpelling).max(longest).regex(onOneLine)

/** The name of a person, of an organization or of whatever else staff and families call by one; empty is none. */
export const name = (longest: number) => plainLine(longest).regex(seenOrEmpty)
