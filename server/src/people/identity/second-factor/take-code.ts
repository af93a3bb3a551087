import type { ErrorCode } from '@tower/contract/errors.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { countWrongTry, findClosedTries, forgetTries } from './count-tries.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import { openSecret } from './seal-secret.ts'
import { spendRecoveryCode, spendStep, type AccountRow, type FactorRow } from './second-factor.queries.ts'
import { matchStep } from './totp.ts'

export type Given = { account: AccountRow; sessionId: string; code: string; at: Date }

/** Uses a code of the person's apps up, once. Answers why not, and counts what was wrong: the caller must not throw inside. */
export async function takeCode(
  services: Services,
  tx: Tx,
  { account, sessionId, factors, code, at }: Given & { factors: readonly FactorRow[] },
): Promise<ErrorCode | undefined> {
  const given = { account, sessionId, kind: 'totp', at } as const
  const closed = await findClosedTries(tx, given)
  if (closed) return closed
  const opened = factors.map((factor) => ({
    factor,
    secret: openSecret(services, factor.id, factor.secret_sealed),
  }))
  if (opened.every(({ secret }) => secret === undefined)) {
    services.log.error({ userId: account.id }, 'a second factor was sealed with another SECRET')
    return 'second_factor.unreadable'
  }
  for (const { factor, secret } of opened) {
    const step = secret && matchStep(secret, { code, at, usedStep: factor.last_step })
    if (step === undefined) continue
    await spendStep(tx, { factorId: factor.id, step, at })
    await forgetTries(tx, given)
    return undefined
  }
  await countWrongTry(tx, given)
  return 'second_factor.wrong_code'
}

/** Uses one of the person's recovery codes up. Answers why not, and counts what was wrong: the caller must not throw inside. */
export async function takeRecoveryCode(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { account, sessionId, code, at }: Given,
): Promise<ErrorCode | undefined> {
  const given = { account, sessionId, kind: 'recovery_code', at } as const
  const closed = await findClosedTries(tx, given)
  if (closed) return closed
  const hash = hashRecoveryCode(config, account.id, code)
  if (await spendRecoveryCode(tx, { userId: account.id, hash, at })) {
    await forgetTries(tx, given)
    return undefined
  }
  await countWrongTry(tx, given)
  return 'second_factor.wrong_recovery_code'
}
