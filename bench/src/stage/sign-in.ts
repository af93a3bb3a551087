import type { Role } from '@tower/contract/access.ts'
import { readConfig } from '@tower/server/config.ts'
import { openServices } from '@tower/server/open-services.ts'
import { ensureAccount } from '@tower/server/people/identity/accounts/ensure-account.ts'
import { openSession } from '@tower/server/people/identity/sessions/open-session.ts'
import { productionEnvironment } from '../servers/server-process.ts'

/** A session of somebody in this role, opened by the real operation. */
export async function signIn(
  databaseUrl: string,
  role: Role,
  name: string = role,
): Promise<{ token: string; userId: string; sessionId: string }> {
  const { services, close } = await openServices(
    readConfig({ ...productionEnvironment(databaseUrl), LOG_LEVEL: 'silent' }),
  )
  try {
    const at = services.clock.now()
    return await services.database.transaction(async (tx) => {
      const { userId } = await ensureAccount(tx, { email: `${name}@bench.test`, role, at, actorId: null })
      const { access_token: token } = await openSession(services, tx, { userId, userAgent: 'bench', at })
      const session = await tx
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return { token, userId, sessionId: session.id }
    })
  } finally {
    await close()
  }
}
