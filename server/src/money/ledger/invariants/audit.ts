import type { Invariant } from './invariant.ts'

/** What must hold of the audit log. */
export const auditInvariants: readonly Invariant[] = [
  {
    name: 'the audit chain has no gap',
    sql: `select seq from (select seq, previous_hash, lag(hash) over (order by seq) as before, row_number() over (order by seq) as place from audit_log) row
      where seq <> place or (seq > 1 and previous_hash <> before)
      union all select head.seq from audit_head head where head.seq <> (select count(*) from audit_log)
        or (head.seq > 0 and head.hash <> (select hash from audit_log order by seq desc limit 1))`,
  },
]
