import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { sessionEndpoint } from '@tower/contract/people/session.contract.ts'
import { readConfig } from '@tower/server/config.ts'
import { openServices } from '@tower/server/open-services.ts'
import { ensureAccount } from '@tower/server/people/identity/accounts/ensure-account.ts'
import { openSession } from '@tower/server/people/identity/sessions/open-session.ts'
import { atLeast, atMost, figureOf, ratioOf, type Figure } from '../figures/figure.ts'
import { sendLoad, type Load } from '../load/send-load.ts'
import { productionEnvironment, startFloorServer, startOurServer } from '../servers/server-process.ts'
import { fillDraws } from '../stage/fill-draws.ts'
import { compareLoads } from './compare-loads.ts'
import { inTurn } from './in-turn.ts'
import type { Section } from './section.ts'

/** What a session costs: the signed-in person's own profile beside the floor, and one list read with and without. */
export const sessionSection: Section = {
  title: 'Signed-in reads: auth-session, and GET /api/draws with and without a session',
  async measure({ stage, pace }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_session', fillDraws)
    const { token, userId, sessionId } = await signIn(databaseUrl)
    const ours = await startOurServer(databaseUrl)
    const bare = await startFloorServer(databaseUrl)
    const read = { kind: 'repeat' as const, headers: {}, ...pace }
    const signedIn = { authorization: `Bearer ${token}` }
    try {
      const loads = await inTurn(pace.rounds, {
        ours: () => sendLoad(ours, { ...read, headers: signedIn, path: sessionEndpoint.path }),
        bare: () => sendLoad(bare, { ...read, path: `/session?session=${sessionId}&user=${userId}` }),
        anonymousList: () => sendLoad(ours, { ...read, path: `${drawEndpoints.list.path}?pageSize=20` }),
        signedInList: () =>
          sendLoad(ours, { ...read, headers: signedIn, path: `${drawEndpoints.list.path}?pageSize=20` }),
      })
      return [
        ...compareLoads({ what: 'session read', ...loads, goal: atLeast(0.5) }),
        ...costOfSession(loads),
      ]
    } finally {
      await Promise.all([ours.stop(), bare.stop()])
    }
  },
}

function costOfSession(loads: Record<'anonymousList' | 'signedInList', Load[]>): Figure[] {
  const cpu = ({ cpuMicroseconds }: Load) => cpuMicroseconds
  const seconds = ({ perSecond }: Load) => 1 / perSecond
  const { anonymousList: anonymous, signedInList: signedIn } = loads
  return [
    figureOf({
      name: 'list signed in ÷ anonymous, time a request',
      unit: 'times',
      rounds: ratioOf(signedIn.map(seconds), anonymous.map(seconds)),
      goal: atMost(1.5),
    }),
    figureOf({
      name: 'list signed in ÷ anonymous, CPU a request',
      unit: 'times',
      rounds: ratioOf(signedIn.map(cpu), anonymous.map(cpu)),
      goal: atMost(1.5),
    }),
  ]
}

/** A sponsor's session, opened by the real operation. */
async function signIn(databaseUrl: string): Promise<{ token: string; userId: string; sessionId: string }> {
  const { services, close } = await openServices(
    readConfig({ ...productionEnvironment(databaseUrl), LOG_LEVEL: 'silent' }),
  )
  try {
    const at = services.clock.now()
    return await services.database.transaction(async (tx) => {
      const { userId } = await ensureAccount(tx, {
        email: 'sponsor@bench.test',
        role: 'sponsor',
        at,
        actorId: null,
      })
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
