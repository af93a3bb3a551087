import type { Call } from '@tower/contract/client.ts'
import { shareLinkEndpoints, type TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import { isCallError } from '../../../api/call-error.ts'

/** The teacher of a share link, or why there is none: 404 nobody made it, 410 it was closed. */
export async function findTeacher(call: Call, code: string): Promise<TeacherShareItem | 404 | 410> {
  try {
    const { item } = await call(shareLinkEndpoints.resolve, { query: { code } })
    return item
  } catch (error) {
    if (!isCallError(error)) throw error
    if (error.status === 410) return 410
    // An address that can't be a code leads nowhere either.
    if (error.status === 404 || error.status === 400) return 404
    throw error
  }
}
