import type { Database } from '@tower/server/database/database.ts'

/** Four years of weekly draws, each with 25 winners: rows for reading, written past the rules of money. */
export async function fillDraws(database: Database): Promise<void> {
  await database.script(`
    insert into users (email, role, full_name) values ('teacher@bench.test', 'teacher', 'Robin Teacher');
    insert into donors (kind, email) values ('person', 'giver@bench.test');
    insert into classrooms (name, school, city, state, teacher_id, confirmed_at)
      select 'Classroom ' || number, 'School ' || number, 'Dayton', 'OH', (select id from users), now()
      from generate_series(1, 25) number;
    set session_replication_role = replica;
    insert into assignment_slots (slot_name, slot_starts, capacity, seed_hash, server_seed, state, frozen_at,
        entries_count, total_weight, entries_hash, commitment_hash, completed_at, draw_seed, public_value, needs_number,
        winners_count)
      select 'Draw ' || number, now() - number * interval '7 days', 25,
        encode(sha256(decode(repeat('b', 64), 'hex')), 'hex'), repeat('b', 64), 'completed',
        now() - number * interval '7 days', 25, 25, repeat('c', 64), repeat('d', 64), now() - number * interval '7 days',
        repeat('e', 64), '', false, 25
      from generate_series(1, 200) number;
    insert into draw_entries (draw_id, classroom_id, teacher_id, nominators, waited, weight)
      select draw.id, classroom.id, classroom.teacher_id, 1, 0, 1 from assignment_slots draw cross join classrooms classroom;
    insert into slots (donor_id, ordinal, pool_id, origin, classroom_id, teacher_id, assigned_at, assigned_how, draw_id)
      select donor.id, row_number() over (), 'classrooms', 'donor', entry.classroom_id, entry.teacher_id, now(), 'draw', entry.draw_id
      from draw_entries entry join donors donor on donor.email = 'giver@bench.test';
    insert into draw_winners (draw_id, position, classroom_id, slot_id, r, remaining_weight, from_point, to_point)
      select draw_id, row_number() over (partition by draw_id), classroom_id, id, 0, 25, 0, 0 from slots;
    insert into assignment_slots (slot_name, slot_starts, capacity, seed_hash, server_seed)
      values ('The next draw', now() + interval '3 days', 25,
        encode(sha256(decode(repeat('b', 64), 'hex')), 'hex'), repeat('b', 64));
    set session_replication_role = default`)
}
