import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { keepNomineesWithin } from './keep-nominees.ts'
import { findEarlierLink, findNominee, linkNominee, type NomineeRow } from './nominees.queries.ts'

export type LinkTeacher = { actor: Actor; key: string; email: string }

/** Says whose address a nominated teacher has. Of two who do at once, the second learns who was first. */
export function linkTeacher(services: Services, { actor, key, email }: LinkTeacher): Promise<NomineeRow> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const linked = await linkNominee(tx, { key, email, actorId: actor.userId, at })
    if (linked.length === 0) {
      const before = await findEarlierLink(tx, key)
      if (!before) throw new Refusal('nominations.nominee_not_found')
      const sentence =
        before.by === null ? undefined : `${before.by} linked this nominee to ${before.email} before.`
      throw new Refusal('nominations.nominee_linked', sentence, { by: before.by ?? '', email: before.email })
    }
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'nominations.linked',
      targetKind: 'teacher_nomination',
      targetId: linked[0] ?? '',
      details: { nominations: linked.length },
    })
    await keepNomineesWithin(tx)
    const nominee = await findNominee(tx, email)
    if (!nominee) throw new Refusal('nominations.nominee_not_found')
    return nominee
  })
}
