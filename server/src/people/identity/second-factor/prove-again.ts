import type { ErrorCode } from '@tower/contract/errors.ts'
import { proofMinutes } from '@tower/contract/people/identity.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { getUser } from '../identity.queries.ts'
import { verifyPassword } from '../passwords/password.ts'
import { countWrongTry, findClosedTries, forgetTries } from './count-tries.ts'
import { recordEvent } from './record-event.ts'
import {
  listFactors,
  lockAccount,
  updateProvedAt,
  type AccountRow,
  type FactorRow,
} from './second-factor.queries.ts'
import { takeCode, takeRecoveryCode } from './take-code.ts'

/** One of them is given. */
export type Proof = {
  code?: string | undefined
  recoveryCode?: string | undefined
  password?: string | undefined
}

/** The password given, and the hash it was found right or wrong against. */
type Compared = { isRight: boolean; hash: string | null } | undefined

/**
 * Step-up: whoever holds the session shows anew who they are, by the second factor where there is one, else by
 * the password. Sensitive actions are open for the next minutes. Answers until when.
 */
export async function proveAgain(
  services: Services,
  { actor, proof }: { actor: Actor; proof: Proof },
): Promise<Date> {
  const compared = await comparePassword(services, actor.userId, proof.password)
  const at = services.clock.now()
  const { sessionId } = actor
  const refused = await services.database.transaction(async (tx) => {
    const account = await lockAccount(tx, actor.userId)
    const factors = (await listFactors(tx, account.id, at)).filter(({ verified_at }) => verified_at)
    const refusal =
      factors.length > 0
        ? await takeSecondFactor(services, tx, { account, sessionId, factors, proof, at })
        : await takePassword(tx, { account, sessionId, compared, at })
    if (!refusal) await recordProof(tx, { actor, how: howOf(proof), at })
    return refusal
  })
  if (refused) throw new Refusal(refused)
  return new Date(at.getTime() + proofMinutes * 60_000)
}

/** Before the transaction: it takes a while. */
async function comparePassword(
  services: Services,
  userId: string,
  password: string | undefined,
): Promise<Compared> {
  if (password === undefined) return undefined
  const { password_hash: hash } = await services.database.read((tx) => getUser(tx, userId))
  return { isRight: await verifyPassword(password, hash), hash }
}

type Taken = {
  account: AccountRow
  sessionId: string
  factors: readonly FactorRow[]
  proof: Proof
  at: Date
}

async function takeSecondFactor(
  services: Services,
  tx: Tx,
  { account, sessionId, factors, proof, at }: Taken,
): Promise<ErrorCode | undefined> {
  if (proof.code !== undefined)
    return takeCode(services, tx, { account, sessionId, factors, code: proof.code, at })
  if (proof.recoveryCode === undefined) return 'second_factor.code_asked'
  const refused = await takeRecoveryCode(services, tx, {
    account,
    sessionId,
    code: proof.recoveryCode,
    at,
  })
  if (!refused) {
    const fact = services.random.uuid()
    await recordEvent(tx, { account, event: 'recovered', fact, at, actorId: account.id })
  }
  return refused
}

async function takePassword(
  tx: Tx,
  {
    account,
    sessionId,
    compared,
    at,
  }: { account: AccountRow; sessionId: string; compared: Compared; at: Date },
): Promise<ErrorCode | undefined> {
  if (account.password_hash === null) return 'second_factor.sign_in_asked'
  if (compared === undefined) return 'second_factor.password_asked'
  const given = { account, sessionId, kind: 'password', at } as const
  const closed = await findClosedTries(tx, given)
  if (closed) return closed
  // A password changed while we compared proves nothing any more.
  if (compared.isRight && compared.hash === account.password_hash) {
    await forgetTries(tx, given)
    return undefined
  }
  await countWrongTry(tx, given)
  return 'second_factor.wrong_password'
}

async function recordProof(
  tx: Tx,
  { actor, how, at }: { actor: Actor; how: string; at: Date },
): Promise<void> {
  await updateProvedAt(tx, actor.sessionId, at)
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'identity.proved_again',
    targetKind: 'user',
    targetId: actor.userId,
    details: { how },
  })
}

function howOf({ code, recoveryCode }: Proof): 'totp' | 'recovery_code' | 'password' {
  if (code !== undefined) return 'totp'
  return recoveryCode === undefined ? 'password' : 'recovery_code'
}
