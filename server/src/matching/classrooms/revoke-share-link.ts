import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { getShareLink } from './list-share-links.ts'
import { isLinkOf, updateToRevoked, type ShareLinkRow } from './listed-links.queries.ts'
import { whoseLinks } from './whose-links.ts'

export type RevokeShareLink = { actor: Actor; teacherId: string | null | undefined; code: string }

/** Closes a share link. Of two who do it, the second changes nothing. */
export function revokeShareLink(
  { database, clock }: Services,
  { actor, teacherId, code }: RevokeShareLink,
): Promise<ShareLinkRow> {
  if (code === '') return Promise.reject(new Refusal('share_links.code_required'))
  return database.transaction(async (tx) => {
    const at = clock.now()
    const owner = await whoseLinks(tx, { actor, teacherId })
    if (!(await isLinkOf(tx, { code, teacherId: owner }))) throw new Refusal('share_links.not_found')
    const isChanged = await updateToRevoked(tx, { code, actorId: actor.userId, at })
    const link = await getShareLink(tx, { code, at })
    if (!isChanged) return link
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'classrooms.link_revoked' },
      ...{ targetKind: 'classroom', targetId: link.classroom_id, details: { code } },
    })
    return link
  })
}
