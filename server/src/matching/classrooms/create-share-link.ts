import type { Random } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { createShareLinks } from './create-share-links.ts'

export type CreateShareLink = {
  classroomId: string
  random: Pick<Random, 'bytes'>
  at: Date
  createdBy?: string | null
}

/** Gives a classroom a new share code. */
export async function createShareLink(tx: Tx, { classroomId, ...rest }: CreateShareLink): Promise<string> {
  const codes = await createShareLinks(tx, { ...rest, classroomIds: [classroomId] })
  const code = codes.get(classroomId)
  if (code === undefined) throw new Error(`classroom ${classroomId} got no share code`)
  return code
}
