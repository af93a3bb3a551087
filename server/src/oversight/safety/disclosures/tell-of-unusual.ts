import { dayOf, startOfDay } from '@tower/contract/org-days.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { asLanguage } from '@tower/contract/language.ts'
import type { Config } from '../../../config.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { queueMails } from '../../../mail/queue-mail.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { notifyStaff } from '../../inbox/notify-staff.ts'
import { type AmountsRead, listSuperadmins, readAmounts, wasToldSince } from './disclosures.queries.ts'

type Bounds = Pick<Config, 'UNUSUAL_FILES_A_DAY' | 'UNUSUAL_ROWS_A_DAY' | 'UNUSUAL_CHILDREN_A_DAY'>

/** From which amounts on superadmins are told. */
export const boundsOf = (config: Bounds): AmountsRead => ({
  files: config.UNUSUAL_FILES_A_DAY,
  rows: config.UNUSUAL_ROWS_A_DAY,
  children: config.UNUSUAL_CHILDREN_A_DAY,
})

/**
 * Tells superadmins, once for each person and day, that one of the staff took or opened more within a day than work takes. Whoever
 * did it is not among those who are written to, unless nobody else is a superadmin: then it may be their session that was
 * stolen.
 */
export async function tellOfUnusual(
  tx: Tx,
  config: Bounds,
  { actor, at }: { actor: Pick<Actor, 'userId' | 'email'>; at: Date },
): Promise<void> {
  const amounts = await readAmounts(tx, { userId: actor.userId, since: new Date(at.getTime() - dayMs) })
  const bounds = boundsOf(config)
  if (amounts.files <= bounds.files && amounts.rows <= bounds.rows && amounts.children <= bounds.children)
    return
  const day = dayOf(at)
  if (await wasToldSince(tx, { userId: actor.userId, since: startOfDay(day) })) return
  const fact = `unusual-reading:${actor.userId}:${day}`
  await notifyStaff(tx, {
    type: 'unusual_reading',
    title: 'Unusual reading',
    message: `${actor.email} within a day: ${amounts.files} files, ${amounts.rows} rows of people, ${amounts.children} files of children.`,
    dedupeKey: fact,
  })
  const all = await listSuperadmins(tx)
  const others = all.filter(({ id }) => id !== actor.userId)
  await queueMails(
    tx,
    (others.length > 0 ? others : all).map(({ id, email, locale }) => ({
      ...{ dedupeKey: `${fact}:${id}`, to: email, template: 'unusual_reading' },
      params: { who: actor.email, ...amounts, at: at.toISOString() },
      locale: asLanguage(locale),
    })),
  )
  await writeAudit(tx, {
    ...{ at, actorId: null, action: 'safety.read_unusual', targetKind: 'user', targetId: actor.userId },
    details: amounts,
  })
}
