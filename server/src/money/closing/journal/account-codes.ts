import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { type AccountKind, accountKinds, accountRules } from '../../ledger/accounts.ts'
import { type CodeRow, listCodes, listUsedKinds, setCode } from './journal.queries.ts'

/** Credits are no money: only what is in dollars goes into a journal. */
export const moneyKinds = accountKinds.filter((kind) => accountRules(kind).unit === 'USD')

export type NamedKind = { kind: AccountKind; isUsed: boolean; given: CodeRow | undefined }

/** Every kind of account that holds money, with the code it has in the charity's own chart. */
export function listAccountCodes(services: Services): Promise<NamedKind[]> {
  return services.database.read(async (tx) => {
    const codes = await listCodes(tx)
    const used = await listUsedKinds(tx, moneyKinds)
    return moneyKinds.map((kind) => ({
      kind,
      isUsed: used.includes(kind),
      given: codes.find((code) => code.account_kind === kind),
    }))
  })
}

export type NameAccount = { actor: Actor; kind: string; code: string; name: string }

/** Gives a kind of account its code and name; the audit log says what they were before. */
export function nameAccount(
  services: Services,
  { actor, kind: asked, code, name }: NameAccount,
): Promise<void> {
  const kind = moneyKinds.find((known) => known === asked)
  if (!kind) throw new Refusal('closing.account_unknown')
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const before = await setCode(tx, { kind, code, name, by: actor.userId, at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'closing.name_account',
      targetKind: 'account_kind',
      targetId: kind,
      details: { code, name, code_before: before?.code ?? null, name_before: before?.name ?? null },
    })
  })
}
