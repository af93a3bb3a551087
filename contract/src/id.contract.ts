import { z } from 'zod'

/** The id of anything of ours: a UUID in the 8-4-4-4-12 hex form, any version, lower-cased so that one thing has one spelling. */
export const Id = z.guid().toLowerCase()
