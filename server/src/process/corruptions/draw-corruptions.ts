import type { Corruption } from './corruption.ts'

const done = "(select id from assignment_slots where state = 'completed' limit 1)"
const frozen = "(select id from assignment_slots where state = 'frozen' limit 1)"
const loser = `(select classroom_id from draw_entries where draw_id = ${done}
  and classroom_id not in (select classroom_id from draw_winners where draw_id = ${done}) order by classroom_id limit 1)`
const set = (what: string, draw = done) => [`update assignment_slots set ${what} where id = ${draw}`]
const tail = '(select max(seq) from audit_log)'

const draws: Corruption[] = [
  { name: 'a winner changed', plant: [`update draw_winners set classroom_id = ${loser} where position = 1`] },
  {
    name: 'a winner replaced by a loser, slot and all',
    plant: [
      `update slots set classroom_id = ${loser} where id = (select slot_id from draw_winners where position = 1)`,
      `update draw_winners set classroom_id = ${loser} where position = 1`,
    ],
  },
  {
    name: 'two winners exchanged',
    plant: [
      'update draw_winners set position = position + 10',
      'update draw_winners set position = 13 - position',
    ],
  },
  {
    name: 'the points of a pick',
    plant: ['update draw_winners set remaining_weight = remaining_weight + 1 where position = 1'],
  },
  {
    name: 'a classroom merged away that was drawn',
    plant: [
      `update classrooms set confirmed_at = null, teacher_id = null, merged_at = now(), merged_into = ${loser}
      where id = (select classroom_id from draw_winners where draw_id = ${done} and position = 1)`,
    ],
  },
  { name: 'a winner removed', plant: ['delete from draw_winners where position = 2'] },
  { name: 'the winners truncated', plant: ['truncate draw_winners'] },
  {
    name: 'an entry’s weight',
    plant: [`update draw_entries set weight = weight + 1 where draw_id = ${frozen}`],
  },
  {
    name: 'two weights exchanged',
    plant: [`update draw_entries set weight = 13 - weight where weight in (5, 8) and draw_id = ${done}`],
  },
  {
    name: 'an entry added to a fixed list',
    plant: [
      `insert into draw_entries (draw_id, classroom_id, teacher_id, nominators, waited, weight)
      select ${done}, classroom.id, classroom.teacher_id, 1, 0, 1 from classrooms classroom where classroom.teacher_id is not null
      and classroom.id not in (select classroom_id from draw_entries where draw_id = ${done}) limit 1`,
    ],
  },
  {
    name: 'an entry taken off a fixed list',
    plant: [`delete from draw_entries where draw_id = ${done} and classroom_id = ${loser}`],
  },
  { name: 'the opened seed', plant: set("server_seed = repeat('a', 64)") },
  { name: 'the sealed seed’s hash', plant: set("seed_hash = repeat('b', 64)") },
  { name: 'the seed of the draw', plant: set("draw_seed = repeat('c', 64)") },
  { name: 'the public value', plant: set("public_value = repeat('d', 64)") },
  { name: 'the hash of the list', plant: set("entries_hash = repeat('e', 64)") },
  { name: 'the commitment', plant: set("commitment_hash = repeat('f', 64)") },
  { name: 'the start of a draw', plant: set("slot_starts = slot_starts - interval '1 day'") },
  { name: 'the counted winners of a draw', plant: set('winners_count = winners_count + 1') },
  { name: 'the counted entries of a draw', plant: set('entries_count = entries_count + 1') },
  {
    name: 'winners counted before a draw has run',
    plant: set('winners_count = 1', frozen),
  },
  { name: 'the capacity', plant: set('capacity = capacity + 1') },
  { name: 'a completed draw frozen again', plant: set("state = 'frozen'") },
  { name: 'a completed draw voided', plant: set("state = 'voided', voided_at = now(), void_reason = 'No'") },
  {
    name: 'a kept standing’s weight',
    plant: ['update draw_standings set weight = weight + 1'],
  },
  { name: 'a kept standing removed', plant: ['delete from draw_standings'] },
  {
    name: 'a kept count of weights',
    plant: ['update draw_standing_weights set classrooms = classrooms + 1'],
  },
  {
    name: 'the counted weights of a fixed list',
    plant: ['update draw_weights set classrooms = classrooms + 1'],
  },
  { name: 'a draw deleted', plant: [`delete from assignment_slots where id = ${done}`] },
]

const audit: Corruption[] = [
  { name: 'an audit row changed', plant: ["update audit_log set action = 'nothing' where seq = 2"] },
  { name: 'an audit row’s details', plant: ['update audit_log set details = \'{"no": 1}\' where seq = 1'] },
  { name: 'an audit row deleted', plant: ['delete from audit_log where seq = 2'] },
  { name: 'the audit log’s end cut off', plant: [`delete from audit_log where seq = ${tail}`] },
  {
    name: 'the audit log’s end cut off, with its head',
    plant: [
      `delete from audit_log where seq = ${tail}`,
      `update audit_head set seq = ${tail}, hash = (select hash from audit_log order by seq desc limit 1)`,
    ],
  },
  {
    name: 'the audit log emptied, with its head',
    plant: ['delete from audit_log', "update audit_head set seq = 0, hash = repeat('0', 64)"],
  },
  { name: 'the audit log truncated', plant: ['truncate audit_log'] },
]

export const drawCorruptions: Corruption[] = [...draws, ...audit]
