import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { selectClassroomByCode, type Classroom } from './classrooms.queries.ts'

/** The classroom behind a share code. A code nobody made is not found; one that was closed says so. */
export function resolveCode(services: Services, { code }: { code: string }): Promise<Classroom> {
  return services.database.read(async (tx) => {
    const found = await selectClassroomByCode(tx, code)
    if (!found) throw new Refusal('classrooms.code_not_found')
    const { expiresAt, revokedAt, ...classroom } = found
    const expired = expiresAt !== null && expiresAt <= services.clock.now()
    if (revokedAt !== null || expired) throw new Refusal('classrooms.code_closed')
    return classroom
  })
}
