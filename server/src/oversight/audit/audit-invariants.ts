import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of the audit log. Whether its rows are as they were written, only their hashes tell (verify-audit). */
export const auditInvariants: DomainInvariants = {
  rules: [
    {
      name: 'the audit chain has no gap',
      by: 'audit_log',
      sql: `select row.seq from audit_log row left join audit_log before on before.seq = row.seq - 1
      where {row.seq} and ((row.seq <> 1 and before.seq is null)
        or row.previous_hash is distinct from coalesce(before.hash, repeat('0', 64)))
      union all select head.seq from audit_head head left join audit_log row on row.seq = head.seq
        where head.seq <> (select coalesce(max(seq), 0) from audit_log) or (head.seq > 0 and head.hash is distinct from row.hash)
      union all select 0 where not exists (select from audit_head)`,
    },
    {
      name: 'the audit log still holds whatever an earlier verification saw at its end',
      sql: `select mark.seq from audit_marks mark left join audit_log row on row.seq = mark.seq
      where row.hash is distinct from mark.hash`,
    },
  ],
  walks: { audit_log: { key: 'seq', type: 'bigint' } },
}
