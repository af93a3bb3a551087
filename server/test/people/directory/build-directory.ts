import type { Role } from '@tower/contract/access.ts'
import { testApp } from '../../../src/test/test-app.ts'
import type { TestServiceOptions, TestServices } from '../../../src/test/test-services.ts'
import { ensureAccount } from '../../../src/people/identity/accounts/ensure-account.ts'
import { openSession } from '../../../src/people/identity/sessions/open-session.ts'

export type SignedIn = { userId: string; email: string; sessionId: string; token: string }

/** For tests: a running server, people with roles, and their devices. */
export async function buildDirectory(options: TestServiceOptions = {}) {
  const { app, services } = await testApp(options)
  const call = (
    token: string | undefined,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) =>
    app.inject({
      method,
      url,
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(payload === undefined ? {} : { payload }),
    })
  return { app, services, clock: services.clock, call, ...buildPeople(services), ...buildRecords(services) }
}

export type DirectoryWorld = Awaited<ReturnType<typeof buildDirectory>>

function buildPeople(services: TestServices) {
  const device = async (userId: string, userAgent?: string) => {
    const at = services.clock.now()
    const { access_token: token } = await services.database.transaction((tx) =>
      openSession(services, tx, { userId, userAgent, at }),
    )
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      session_id: string
    }
    return { token, sessionId: claims.session_id }
  }
  const person = async (email: string, role: Role, fullName: string | null = null): Promise<SignedIn> => {
    const at = services.clock.now()
    const userId = await services.database.transaction(async (tx) => {
      const account = await ensureAccount(tx, { email, role, fullName, at, actorId: null })
      await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', account.userId).execute()
      return account.userId
    })
    return { userId, email, ...(await device(userId)) }
  }
  return { person, device }
}

function buildRecords({ database }: TestServices) {
  const audit = () =>
    database.read((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'target_id', 'details'])
        .orderBy('seq')
        .execute(),
    )
  return {
    audit,
    auditActions: async () => (await audit()).map(({ action }) => action),
    notices: () =>
      database.read((tx) =>
        tx.selectFrom('admin_notifications').select(['type', 'title', 'message']).execute(),
      ),
    roleHistory: (userId: string) =>
      database.read((tx) =>
        tx
          .selectFrom('role_history')
          .select(['old_role', 'new_role', 'actor_id', 'reason'])
          .where('user_id', '=', userId)
          .orderBy('id')
          .execute(),
      ),
    user: (userId: string) =>
      database.read((tx) =>
        tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
      ),
  }
}
