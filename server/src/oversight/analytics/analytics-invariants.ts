import type { DomainInvariants } from '../../invariant.ts'

/** The totals that the console shows are those of the rows. */
export const analyticsInvariants: DomainInvariants = {
  walks: { pending_invites: { key: 'email', type: 'text' } },
  sums: [
    {
      name: 'the gifts of a day are those that settled on it less what went back',
      parts: [
        { sql: 'select day::text as key, -sum(cents) as cents from gift_day_totals group by day' },
        {
          by: 'payments',
          sql: `select org_day(settled_at)::text as key,
              sum(greatest(amount_cents - refunded_cents, 0)) as cents
            from payments where {id} and state = 'settled' and destination <> 'credits' group by 1`,
        },
      ],
    },
    {
      name: 'the accounts of a role are counted once each',
      parts: [
        { sql: 'select role as key, -sum(accounts) as cents from account_totals group by role' },
        {
          by: 'users',
          sql: `select coalesce(role, 'none') as key, count(*) as cents
            from users where {id} and erased_at is null group by 1`,
        },
      ],
    },
  ],
  rules: [
    {
      name: 'every address that may sign in without an account is a pending invite',
      by: 'allowlist_entries',
      sql: `select entry.id from allowlist_entries entry
        where {entry.id} and entry.active
          and not exists (select from users where users.email = entry.email)
          and not exists (select from pending_invites invite where invite.email = entry.email)`,
    },
    {
      name: 'every pending invite is an address that may sign in',
      by: 'pending_invites',
      sql: `select invite.email as id from pending_invites invite
        where {invite.email} and not exists (
          select from allowlist_entries entry where entry.email = invite.email and entry.active)`,
    },
  ],
}
