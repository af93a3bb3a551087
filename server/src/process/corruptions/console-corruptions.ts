import type { Corruption } from './corruption.ts'

/** The totals and lists of the console that are maintained. */
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
  {
    name: 'a nominee whom nobody nominated',
    plant: [
      `insert into nominees (key, name, nomination_count, latest_at, can_link)
        values ('nobody@example.org', 'Nobody', 3, now(), false)`,
    ],
  },
  {
    name: 'a unit of nominations without a ballot',
    plant: [
      `insert into nominee_units (unit_id, key, name, nomination_count, latest_at, can_link)
        values (gen_random_uuid(), 'nobody@example.org', 'Nobody', 3, now(), false)`,
    ],
  },
  {
    name: 'the number of nominees',
    plant: ['update nominee_state set unlinked = unlinked + 1'],
  },
  {
    name: 'a ballot left at a classroom that was merged',
    plant: [
      `insert into classrooms (id, name, merged_into, merged_at)
        select '00000000-0000-4000-8000-00000000b0a7', 'Class 1', classroom_id, now()
        from classroom_nominations order by id limit 1`,
      `update classroom_nominations set classroom_id = '00000000-0000-4000-8000-00000000b0a7'
        where id = (select id from classroom_nominations order by id limit 1)`,
    ],
  },
  {
    name: 'a classroom that is missing among the nominees',
    plant: [
      `with missing as (insert into classrooms (name) values ('Class 0') returning id)
        insert into classroom_nominations (classroom_id, nominator_hash) select id, 'false' from missing`,
      'delete from nominee_changes',
    ],
  },
]
