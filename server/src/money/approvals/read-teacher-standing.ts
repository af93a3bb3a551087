import type { TeacherStanding } from '@tower/contract/money/approvals.contract.ts'
import type { z } from 'zod'
import type { Hands } from '../../outbound-act.ts'
import type { Services } from '../../services.ts'
import { findStanding, namesOf } from './approvals.queries.ts'
import { findHands, isOfOneHand } from './find-hands.ts'

/** What staff should know of a teacher before money reaches them; of anybody else nothing. */
export function readTeacherStanding(
  services: Pick<Services, 'database' | 'clock' | 'config'> & Hands,
  { teacherId }: { teacherId: string },
): Promise<z.input<typeof TeacherStanding>> {
  const { STAFF_OF_ONE: isOne } = services.config
  return services.database.read(async (tx) => {
    const standing = await findStanding(tx, teacherId)
    const hands = standing ? await findHands(services, tx, { teacherId, at: services.clock.now() }) : []
    const isUnseen = !isOne && standing?.was_looked_at === false && isOfOneHand(hands)
    const by = isUnseen ? hands.find(({ did }) => did === 'opened_account')?.userId : undefined
    const name = by === undefined ? undefined : (await namesOf(tx, [by])).get(by)?.name
    return { is_unproven: standing?.is_unproven ?? false, seen_by: name ?? null }
  })
}
