import { createHash } from 'node:crypto'
import { dayMs } from '@tower/contract/durations.ts'
import type { ApprovalGround } from '@tower/contract/money/approvals.ts'
import type { Tx } from '../../database/database.ts'
import type { OutboundAct } from '../../outbound-act.ts'
import type { Services } from '../../services.ts'
import { insertApproval, outdate, sumAlone } from './approvals.queries.ts'
import { digestOf, findGround, type LetOut } from './let-out.ts'
import { lockApprovals } from './lock-approvals.ts'

/** An act whose domain keeps itself what waits for a second person. */
export type Alone = Pick<LetOut, 'actor' | 'at' | 'always'> & {
  act: Omit<OutboundAct, 'teacherId'>
}

/**
 * Whether one person is enough for it, and then that is written down, to be added up with all else that leaves. Where it is
 * not, the domain has a second person decide. Take it after the rows of the domain are locked.
 */
export async function letAlone(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { act: given, actor, at, always = false }: Alone,
): Promise<boolean> {
  await lockApprovals(tx)
  const act = whole(given)
  const digest = digestOf(act)
  if ((await whyTwo(services, tx, { act: given, actor, at, always })) !== undefined) return false
  await outdate(tx, { ...act, digest })
  const { SECOND_PERSON_CENTS: limitCents, SECOND_PERSON_DAYS: windowDays } = services.config
  await insertApproval(tx, {
    ...{ act, digest, limitCents, windowDays, at },
    ...{ ground: null, reason: null, wish: null },
    askedBy: actor.userId,
  })
  return true
}

/** Why one person is not enough for it as things stand; undefined where one is. Writes nothing down. */
export function whyTwo(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { act: given, actor, at, always = false }: Alone,
): Promise<ApprovalGround | undefined> {
  const act = whole(given)
  const judged = { act, actor, at, always, digest: digestOf(act), isUnseen: false, put: 0 }
  return findGround(services, tx, judged)
}

/** How much somebody may still let out alone now. */
export async function leftAlone(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { userId, at }: { userId: string; at: Date },
): Promise<number> {
  const since = new Date(at.getTime() - config.SECOND_PERSON_DAYS * dayMs)
  const { asker } = await sumAlone(tx, { askedBy: userId, teacherId: null, payee: null, since, besides: '' })
  return Math.max(0, config.SECOND_PERSON_CENTS - asker)
}

/** To be added up, a payee need only be the same: what they are called stays with the domain. */
function whole({ payee, ...act }: Alone['act']): OutboundAct {
  const same = payee === null ? null : createHash('sha256').update(payee.trim().toLowerCase()).digest('hex')
  return { ...act, teacherId: null, payee: same }
}
