import { z } from 'zod'
import { inOneSpelling, nothingLost, onOneLine, seenOrEmpty } from './name-rule.ts'

/**
 * The name of a person, of an organization or of whatever else staff and families call by one, on one line and in one
 * spelling; empty is none.
 */
export const name = (longest: number) =>
  z.string().overwrite(inOneSpelling).max(longest).regex(onOneLine).regex(seenOrEmpty).regex(nothingLost)
