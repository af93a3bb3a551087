import type { TeacherStanding } from '@tower/contract/money/approvals.contract.ts'
import type { z } from 'zod'
import type { Services } from '../../services.ts'
import { findStanding, namesOf } from './approvals.queries.ts'
import { findOnlyIntroducer } from './find-hands.ts'

/** What staff should know of a teacher before money reaches them; of anybody else nothing. */
export function readTeacherStanding(
  services: Pick<Services, 'database' | 'config'>,
  { teacherId }: { teacherId: string },
): Promise<z.input<typeof TeacherStanding>> {
  const { STAFF_OF_ONE: isOne } = services.config
  return services.database.read(async (tx) => {
    const standing = await findStanding(tx, teacherId)
    const mayBeUnseen = !isOne && standing?.was_looked_at === false
    const by = mayBeUnseen ? await findOnlyIntroducer(tx, teacherId) : undefined
    const name = by === undefined ? undefined : (await namesOf(tx, [by])).get(by)?.name
    return { is_unproven: standing?.is_unproven ?? false, seen_by: name ?? null }
  })
}
