import type { ShownBadge } from '@tower/contract/learning/badges.contract.ts'
import type { ShownPhoto } from '@tower/contract/spending/photos.contract.ts'
import { mostShownPhotos } from '@tower/contract/spending/photos.ts'
import type { HandedDown } from '../../handed-down.ts'
import type { Reads } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { listOpenShareCodes, selectSharedTeacher, type LinkedTeacher } from './share-links.queries.ts'

/** Who nominated, what was matched, what it showed and what its teacher unlocked, is known above. */
export type KnownOfClassrooms = Pick<
  HandedDown,
  'countNominators' | 'findSlotOfYear' | 'findShownBadges' | 'listShownPhotos'
>

export type SharedTeacher = LinkedTeacher & {
  nominators: number
  confirmed: number
  matched: { number: number; assignedAt: Date } | undefined
  photos: ShownPhoto[]
  badges: ShownBadge[]
}

/**
 * The teacher behind a share link. A link is closed with its code, and also while nobody is known to lead the classroom or
 * its teacher was switched off: people whom someone else merely named get no public page.
 */
export function resolveShareLink(
  services: Services,
  { code }: { code: string },
  { countNominators, findSlotOfYear, findShownBadges, listShownPhotos }: KnownOfClassrooms,
): Promise<SharedTeacher> {
  return services.database.read(async (tx) => {
    const found = await selectSharedTeacher(tx, code)
    if (!found) throw new Refusal('share_links.not_found')
    const at = services.clock.now()
    if (!isOpen(found, at)) throw new Refusal('share_links.closed')
    const { classroomId, teacherId } = found
    const matched = await findSlotOfYear(tx, { classroomId, at })
    const shown = teacherId === null ? undefined : { classroomId, teacherId, limit: mostShownPhotos }
    const photos = shown ? await listShownPhotos(tx, shown) : []
    const badges = teacherId === null ? [] : ((await findShownBadges(tx, [teacherId])).get(teacherId) ?? [])
    return { ...found, ...(await countNominators(tx, classroomId)), matched, photos, badges }
  })
}

/** Whether a share link leads to its teacher. */
export function isOpen(link: LinkedTeacher, now: Date): boolean {
  const hasTeacher = link.teacherId !== null && link.disabledAt === null
  const expired = link.expiresAt !== null && link.expiresAt <= now
  return hasTeacher && link.revokedAt === null && !expired
}

/** The codes whose share pages search engines may find: one for each confirmed classroom, newest first. */
export function listFindableShareCodes(
  { clock, database }: Pick<Services, 'clock'> & { database: Reads },
  limit: number,
): Promise<string[]> {
  return database.read((tx) => listOpenShareCodes(tx, { at: clock.now(), limit }))
}
