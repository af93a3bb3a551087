import type { Invariant } from './invariant.ts'

/** What must hold of each Sponsor Slot and its $800. */
export const slotInvariants: readonly Invariant[] = [
  {
    name: 'a waiting slot holds exactly $800, an assigned or voided one nothing',
    sql: `select slot.id from slots slot
      left join ledger_accounts account on account.kind = 'slot' and account.owner_id = slot.id
      where coalesce(account.balance_cents, -1) <> case when slot.classroom_id is null and slot.voided_at is null then 80000 else 0 end`,
  },
]
