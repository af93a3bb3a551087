import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { hashToken, nextRefreshToken, nextRefreshTokens } from '../one-time-secret.ts'
import { describeSession } from './open-session.ts'
import { sessionEndsAt } from './session-lifetime.ts'
import {
  findRefreshToken,
  findSessionOfTokenForUpdate,
  insertRefreshToken,
  revokeSessions,
  spendRefreshToken,
} from './sessions.queries.ts'

/** Two tabs may refresh with the same token at the same moment; a later second use is a stolen one. */
const graceMs = 10_000
/** How far the other tab may have come meanwhile. */
const stepsInGrace = 20

/** Trades a refresh token for the next pair. A used one gives the same pair again for ten seconds; after that it ends the session. */
export async function refreshSession(
  services: Services,
  { refreshToken }: { refreshToken: string },
): Promise<AuthSession> {
  const refreshed = await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const tokenHash = hashToken(refreshToken)
    const session = await findSessionOfTokenForUpdate(tx, tokenHash)
    // Before any grace: a session that is over gives nothing, whichever of its tokens comes.
    if (!session || session.revoked_at || session.disabled_at) return undefined
    const end = { sessionId: session.id, userId: session.user_id, at }
    if (sessionEndsAt(session) <= at) return endSession(tx, end, 'expired')
    const token = await findRefreshToken(tx, { sessionId: session.id, tokenHash })
    if (!token) return undefined
    const chain = { ...end, refreshToken }
    if (token.used_at === null) return rotate(services, tx, { ...chain, tokenId: token.id })
    if (at.getTime() - token.used_at.getTime() <= graceMs) return repeat(services, tx, chain)
    return endReplayed(tx, chain)
  })
  if (!refreshed) throw new Refusal('identity.refresh_refused')
  return refreshed
}

type Chain = { sessionId: string; userId: string; refreshToken: string; at: Date }

async function rotate(
  services: Services,
  tx: Tx,
  { tokenId, ...chain }: Chain & { tokenId: string },
): Promise<AuthSession> {
  const next = nextRefreshToken(services.config, chain.refreshToken)
  await spendRefreshToken(tx, { id: tokenId, sessionId: chain.sessionId, at: chain.at })
  await insertRefreshToken(tx, {
    sessionId: chain.sessionId,
    tokenHash: hashToken(next),
    parentId: tokenId,
    at: chain.at,
  })
  return describeSession(services, tx, { ...chain, refreshToken: next })
}

/** Follows the chain to its unused end. Only hashes are kept, but each token can be found again from the one before. */
async function repeat(services: Services, tx: Tx, chain: Chain): Promise<AuthSession | undefined> {
  let tail = chain.refreshToken
  for (let step = 0; step < stepsInGrace; step++) {
    const token = await findTokenAfter(services, tx, { sessionId: chain.sessionId, tail })
    if (!token) return undefined
    tail = token.text
    if (token.used_at === null) return describeSession(services, tx, { ...chain, refreshToken: tail })
  }
  return undefined
}

/** The next one that is kept, by whichever secret it was made. */
async function findTokenAfter(
  { config }: Services,
  tx: Tx,
  { sessionId, tail }: { sessionId: string; tail: string },
) {
  for (const text of nextRefreshTokens(config, tail)) {
    const token = await findRefreshToken(tx, { sessionId, tokenHash: hashToken(text) })
    if (token) return { ...token, text }
  }
  return undefined
}

type End = { sessionId: string; userId: string; at: Date }

async function endSession(tx: Tx, { sessionId, userId, at }: End, because: string): Promise<undefined> {
  await revokeSessions(tx, { userId, only: sessionId }, because, at)
}

async function endReplayed(tx: Tx, end: End): Promise<undefined> {
  await endSession(tx, end, 'refresh_token_replayed')
  await writeAudit(tx, {
    at: end.at,
    actorId: null,
    action: 'identity.refresh_replayed',
    targetKind: 'user',
    targetId: end.userId,
  })
}
