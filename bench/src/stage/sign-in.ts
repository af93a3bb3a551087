import type { Role } from '@tower/contract/access.ts'
import { readConfig } from '@tower/server/config.ts'
import { openServices } from '@tower/server/open-services.ts'
import type { Services } from '@tower/server/services.ts'
import { ensureAccount } from '@tower/server/people/identity/accounts/ensure-account.ts'
import { openSession } from '@tower/server/people/identity/sessions/open-session.ts'
import { productionEnvironment } from '../servers/server-process.ts'

export type SignedIn = {
  token: string
  userId: string
  sessionId: string
  /** As a browser keeps the session. */
  kept: string
}

/** A session of somebody in this role, opened by the real operation. */
export async function signIn(databaseUrl: string, role: Role, name: string = role): Promise<SignedIn> {
  const [signedIn] = await signInAll(databaseUrl, role, [name])
  if (!signedIn) throw new Error('nobody was signed in')
  return signedIn
}

/** The same of several people, each by their name. */
export async function signInAll(
  databaseUrl: string,
  role: Role,
  names: readonly string[],
): Promise<SignedIn[]> {
  const { services, close } = await openServices(
    readConfig({ ...productionEnvironment(databaseUrl), LOG_LEVEL: 'silent' }),
  )
  try {
    const signedIn: SignedIn[] = []
    for (const name of names) signedIn.push(await openOne(services, role, name))
    return signedIn
  } finally {
    await close()
  }
}

function openOne(services: Services, role: Role, name: string): Promise<SignedIn> {
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    const { userId } = await ensureAccount(tx, { email: `${name}@bench.test`, role, at, actorId: null })
    const opened = await openSession(services, tx, { userId, userAgent: 'bench', at })
    const session = await tx
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return { token: opened.access_token, userId, sessionId: session.id, kept: JSON.stringify(opened) }
  })
}
