import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { hashToken } from '../../identity/one-time-secret.ts'
import type { ProspectActor } from '../prospects.access.ts'
import {
  findGuardiansCase,
  listAthletesCases,
  listGuardiansCases,
  type ConsentCaseRow,
} from './consent-cases.queries.ts'
import { findLink } from './consent-links.queries.ts'

export type OpenedLink =
  { state: 'open'; row: ConsentCaseRow; voice: 'guardian' } | { state: 'used' | 'expired'; row: null }

/** What a link asks. One that is used or too old shows nothing of the child: it may lie in a mailbox for years. */
export function readConsentLink(services: Services, { token }: { token: string }): Promise<OpenedLink> {
  return services.database.read(async (tx) => {
    const link = await findLink(tx, hashToken(token))
    if (!link) throw new Refusal('prospects.link_unknown')
    if (link.usedAt !== null) return { state: 'used', row: null }
    if (link.expiresAt <= services.clock.now()) return { state: 'expired', row: null }
    const row = await findGuardiansCase(tx, link)
    if (!row) throw new Refusal('prospects.link_unknown')
    return { state: 'open', row, voice: 'guardian' }
  })
}

export type OwnCases = { voice: 'guardian' | 'athlete'; rows: ConsentCaseRow[] }

/** For whom an account may speak: a guardian for their children, an athlete for themself, others for nobody. */
export function listOwnConsents(services: Services, actor: ProspectActor): Promise<OwnCases> {
  return services.database.read(async (tx): Promise<OwnCases> => {
    if (actor.role === 'guardian')
      return { voice: 'guardian', rows: await listGuardiansCases(tx, actor.userId) }
    if (actor.role === 'athlete') return { voice: 'athlete', rows: await listAthletesCases(tx, actor.userId) }
    return { voice: 'guardian', rows: [] }
  })
}
