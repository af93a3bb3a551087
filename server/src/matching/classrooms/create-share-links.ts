import type { Random } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { insertFreeShareLinks } from './classrooms.queries.ts'
import { drawShareCode } from './share-code.ts'

export type CreateShareLinks = {
  classroomIds: string[]
  random: Pick<Random, 'bytes'>
  at: Date
  createdBy?: string | null
}

/** Far more than chance ever needs among 887 million codes: only a broken source of chance gets here. */
const mostAttempts = 20

/** Gives each of the classrooms a new share code; a code already taken is drawn again. */
export async function createShareLinks(
  tx: Tx,
  { classroomIds, random, at, createdBy = null }: CreateShareLinks,
): Promise<Map<string, string>> {
  const codes = new Map<string, string>()
  for (let attempt = 0; codes.size < classroomIds.length; attempt++) {
    if (attempt === mostAttempts) throw new Error('no free share code was found')
    const without = classroomIds.filter((classroomId) => !codes.has(classroomId))
    const drawn = new Map(without.map((classroomId) => [drawShareCode(random), classroomId]))
    const links = [...drawn].map(([code, classroomId]) => ({ code, classroomId, createdBy }))
    const kept = await insertFreeShareLinks(tx, links, at)
    for (const { code, classroomId } of kept) codes.set(classroomId, code)
  }
  return codes
}
