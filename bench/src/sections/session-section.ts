import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { sessionEndpoint } from '@tower/contract/people/session.contract.ts'
import { atLeast, atMost, figureOf, ratioOf, type Figure } from '../figures/figure.ts'
import { sendLoad, type Load } from '../load/send-load.ts'
import { startFloorServer, startOurServer } from '../servers/server-process.ts'
import { fillDraws } from '../stage/fill-draws.ts'
import { signIn } from '../stage/sign-in.ts'
import { compareLoads } from './compare-loads.ts'
import { inTurn } from './in-turn.ts'
import type { Section } from './section.ts'

/** What a session costs: the signed-in person's own profile beside the floor, and one list read with and without. */
export const sessionSection: Section = {
  title: 'Signed-in reads: auth-session, and GET /api/draws with and without a session',
  async measure({ stage, pace }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_session', fillDraws)
    const { token, userId, sessionId } = await signIn(databaseUrl, 'sponsor')
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
