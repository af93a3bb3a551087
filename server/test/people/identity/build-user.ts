import type { Role } from '@tower/contract/access.ts'
import type { Services } from '../../../src/services.ts'

/** An account with a proven address, for tests. */
export async function buildUser(services: Services, email: string, role: Role = 'sponsor'): Promise<string> {
  const { id } = await services.database.transaction((tx) =>
    tx
      .insertInto('users')
      .values({ email, role, email_verified_at: services.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}
