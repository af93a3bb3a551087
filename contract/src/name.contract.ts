import { z } from 'zod'
import { inOneSpelling, nothingLost, onOneLine, onOneLineInOneSpelling, seenOrEmpty } from './name-rule.ts'

/**
 * The name of a person, of an organization or of whatever else staff and families call by one, on one line and in one
 * spelling; empty is none.
 */
export const name = (longest: number) =>
  z.string().overwrite(inOneSpelling).max(longest).regex(onOneLine).regex(seenOrEmpty).regex(nothingLost)

/**
 * A text on one line that is no name: a title, a subject, a caption, a reference. It may be a sign or a drawing; marks of direction go,
 * as those of a name do, since they would turn what stands beside it.
 */
export const oneLine = (longest: number) => z.string().overwrite(onOneLineInOneSpelling).max(longest)
