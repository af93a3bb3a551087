import { z } from 'zod'

const Id = z.guid()

/** Whether a text can be the id of a prospect or a goal; the database can't compare anything else. */
export function isProspectId(text: string): boolean {
  return Id.safeParse(text).success
}
