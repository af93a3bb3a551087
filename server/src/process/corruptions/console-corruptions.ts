import type { Corruption } from './corruption.ts'

/** The totals that the console shows. */
export const consoleCorruptions: Corruption[] = [
  { name: 'the gifts of a day', plant: ['update gift_day_totals set cents = cents + 100'] },
  {
    name: 'the gifts of a day nobody gave on',
    plant: ["insert into gift_day_totals (day, bucket, cents) values ('1999-01-01', 0, 100)"],
  },
  { name: 'the accounts of a role', plant: ['update account_totals set accounts = accounts + 1'] },
  {
    name: 'an invitation that is not counted',
    plant: [
      `with invited as (insert into allowlist_entries (email, role, source)
        values ('invited@example.org', 'teacher', 'manual') returning email) select from invited`,
      "delete from pending_invites where email = 'invited@example.org'",
    ],
  },
  {
    name: 'an invitation of somebody who may not sign in',
    plant: ["insert into pending_invites (email) values ('nobody@example.org')"],
  },
]
