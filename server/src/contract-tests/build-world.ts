import { roles, type Role } from '@tower/contract/access.ts'
import { hourMs } from '@tower/contract/durations.ts'
import type { FastifyInstance } from 'fastify'
import { hashToken } from '../people/identity/one-time-secret.ts'
import { describeSession, openSession } from '../people/identity/sessions/open-session.ts'
import { saveDuties } from '../people/identity/accounts/duties.queries.ts'
import { ensureAccount } from '../people/identity/accounts/ensure-account.ts'
import type { LoanOptions } from '../test/lend-database.ts'
import { testApp } from '../test/test-app.ts'
import { testDatabase } from '../test/test-database.ts'
import { testClock, type TestServices } from '../test/test-services.ts'
import {
  buildEveryKey,
  keyHolders,
  type KeyHolderName,
} from '../../test/oversight/integrations/build-every-key.ts'
import { type DutyHolder, dutyHolders } from './duty-holders.ts'
import { buildPayments, PUBLIC_ORIGIN, WEBHOOK_SECRET } from '../../test/vendors/stripe/build-sandbox.ts'
import { startStripeSandbox } from '../vendors/stripe/sandbox/stripe-sandbox.ts'

/** Whoever has a second factor, before and after giving it. */
export const factorHolders = {
  'admin with one factor given': 'admin',
  'superadmin with one factor given': 'superadmin',
  'teacher with one factor given': 'teacher',
  'admin with both factors given': 'admin',
} as const satisfies Record<string, Role>
type FactorHolder = keyof typeof factorHolders

/** A superadmin took every duty from them. */
export const idleAdmin = 'admin without a duty'

/** The ways someone can stand before a call: seven roles, none yet, an admin without a duty, a second factor to come, and everything that is no session. */
export const strangers = ['nobody', 'garbage', 'expired', 'revoked', 'disabled', 'forged'] as const
export const principals = [
  ...strangers,
  'without a role',
  ...roles,
  idleAdmin,
  ...(Object.keys(factorHolders) as FactorHolder[]),
  ...keyHolders,
] as const
export type Principal = (typeof principals)[number] | DutyHolder

/** The whole server with a payment provider, and a fresh bearer token for whoever knocks. */
export async function buildWorld(
  settings: Record<string, string> = {},
  { statementTimeoutMs }: Pick<LoanOptions, 'statementTimeoutMs'> = {},
) {
  const clock = testClock()
  const sandbox = await startStripeSandbox({
    port: 0,
    publicOrigin: PUBLIC_ORIGIN,
    webhookSecret: WEBHOOK_SECRET,
    now: clock.now,
  })
  const environment = { RATE_LIMIT_FACTOR: '10000', ...settings }
  const database = await testDatabase({
    keep: true,
    ...(statementTimeoutMs !== undefined && { statementTimeoutMs }),
  })
  const { app, services } = await testApp({
    database,
    clock,
    payments: buildPayments(sandbox),
    environment,
    keep: true,
  })
  const people = await makePeople(services)
  const keys = await buildEveryKey(services, { ownerId: people.get('superadmin') ?? '' })
  return {
    app,
    services,
    sandbox,
    bearer: async (principal: Principal) =>
      keys.get(principal as KeyHolderName) ?? (await bearerOf(services, people, principal)),
    async close() {
      await app.close()
      await sandbox.close()
      await services.database.close()
    },
  }
}

export type World = Awaited<ReturnType<typeof buildWorld>>

/** What an app's routes answer with `inject`. */
export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>

async function makePeople({ database, clock }: TestServices): Promise<Map<Principal, string>> {
  const people = new Map<Principal, string>()
  const account = (email: string, role: Role) =>
    database.transaction(
      async (tx) => (await ensureAccount(tx, { email, role, at: clock.now(), actorId: null })).userId,
    )
  for (const role of roles) people.set(role, await account(`${role}@access.test`, role))
  people.set(idleAdmin, await account('idle@access.test', 'admin'))
  for (const [holder, held] of dutyHolders)
    people.set(holder, await account(`${held.join('-')}@duties.test`, 'admin'))
  for (const [holder, role] of Object.entries(factorHolders) as [FactorHolder, Role][]) {
    people.set(holder, await account(`${holder.replaceAll(' ', '-')}@access.test`, role))
  }
  for (const stranger of ['expired', 'revoked', 'disabled', 'without a role'] as const) {
    people.set(stranger, await account(`${stranger.replaceAll(' ', '-')}@access.test`, 'superadmin'))
  }
  await database.transaction(async (tx) => {
    const change = (who: Principal, columns: { role?: null; disabled_at?: Date }) =>
      tx
        .updateTable('users')
        .set(columns)
        .where('id', '=', people.get(who) ?? '')
        .execute()
    await change('without a role', { role: null })
    for (const [admin, held] of [[idleAdmin, []] as const, ...dutyHolders])
      await saveDuties(tx, { userId: people.get(admin) ?? '', duties: held, at: clock.now() })
    await change('disabled', { disabled_at: clock.now() })
    for (const holder of Object.keys(factorHolders) as FactorHolder[]) {
      const factor = { user_id: people.get(holder) ?? '', secret_sealed: '', verified_at: clock.now() }
      await tx.insertInto('second_factors').values(factor).execute()
    }
  })
  return people
}

/** A token of a session of its own: a call that ends sessions must not lock the next one out. */
async function bearerOf(
  services: TestServices,
  people: Map<Principal, string>,
  principal: Principal,
): Promise<string | undefined> {
  if (principal === 'nobody') return undefined
  if (principal === 'garbage') return 'not-a-token'
  const userId = people.get(principal === 'forged' ? 'superadmin' : principal) ?? ''
  const { access_token: token, refresh_token: refreshToken } = await services.database.transaction((tx) =>
    openSession(signer(services, principal), tx, { userId, userAgent: undefined, at: services.clock.now() }),
  )
  if (principal === 'revoked') {
    await services.database.transaction((tx) =>
      tx
        .updateTable('sessions')
        .set({ revoked_at: services.clock.now() })
        .where('user_id', '=', userId)
        .execute(),
    )
  }
  if (principal === 'admin with both factors given') {
    return giveSecondFactor(services, { userId, refreshToken })
  }
  return token
}

/** The token a person has once both factors were given; the one from before gains nothing. */
async function giveSecondFactor(
  services: TestServices,
  { userId, refreshToken }: { userId: string; refreshToken: string },
): Promise<string> {
  return services.database.transaction(async (tx) => {
    await tx
      .updateTable('sessions')
      .set({ assurance: 'aal2', second_factor_by: 'totp', second_factor_at: services.clock.now() })
      .where('user_id', '=', userId)
      .execute()
    const { session_id: sessionId } = await tx
      .selectFrom('refresh_tokens')
      .select('session_id')
      .where('token_hash', '=', hashToken(refreshToken))
      .executeTakeFirstOrThrow()
    return (await describeSession(services, tx, { userId, sessionId, refreshToken })).access_token
  })
}

function signer(services: TestServices, principal: Principal): TestServices {
  if (principal === 'forged')
    return { ...services, config: { ...services.config, SECRET: 'the secret of somebody else, long enough' } }
  if (principal !== 'expired') return services
  return {
    ...services,
    clock: { ...services.clock, now: () => new Date(services.clock.now().getTime() - 2 * hourMs) },
  }
}
