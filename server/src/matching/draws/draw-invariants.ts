import type { DomainInvariants, RowRule, SurveyPart } from '../../invariant.ts'
import { standingInvariants } from './standings/standing-invariants.ts'

/** What must hold of each draw, its list and its winners. Whether they are the right ones, only drawing again tells. */
const drawRules: readonly RowRule[] = [
  {
    name: 'a draw assigns at most its capacity, in one order, and nothing before its end',
    by: 'assignment_slots',
    sql: `select draw.id from assignment_slots draw
      left join (select draw_id, count(*) as winners, max(position) as last from draw_winners where {draw_id} group by draw_id) won
        on won.draw_id = draw.id
      left join (select draw_id, count(*) as slots from slots where {draw_id} and draw_id is not null group by draw_id) given
        on given.draw_id = draw.id
      where {draw.id} and (coalesce(won.winners, 0) > draw.capacity or won.winners <> won.last
        or coalesce(won.winners, 0) <> coalesce(given.slots, 0)
        or (draw.state <> 'completed' and coalesce(won.winners, 0) > 0))`,
  },
  {
    name: 'a completed draw’s count of winners is that of its winners, and no other draw has one',
    by: 'assignment_slots',
    sql: `select draw.id from assignment_slots draw
      left join (select draw_id, count(*) as winners from draw_winners where {draw_id} group by draw_id) won
        on won.draw_id = draw.id
      where {draw.id} and draw.winners_count is distinct from
        case when draw.state = 'completed' then coalesce(won.winners, 0) end`,
  },
  {
    name: 'a winner’s slot points back at the draw and the classroom',
    by: 'assignment_slots',
    sql: `select winner.draw_id from draw_winners winner join slots slot on slot.id = winner.slot_id
      where {winner.draw_id} and (slot.draw_id is distinct from winner.draw_id
        or slot.classroom_id is distinct from winner.classroom_id)`,
  },
  {
    name: 'a frozen draw’s count and weight are those of its list',
    by: 'assignment_slots',
    sql: `select draw.id from assignment_slots draw
      left join (select draw_id, count(*) as entries, sum(weight) as weight from draw_entries where {draw_id} group by draw_id) list
        on list.draw_id = draw.id
      where {draw.id} and draw.state in ('frozen', 'completed')
        and (draw.entries_count <> coalesce(list.entries, 0) or draw.total_weight <> coalesce(list.weight, 0))`,
  },
  {
    name: 'a draw is drawn by what it committed to last, and each commitment stands in the audit log',
    by: 'assignment_slots',
    sql: `select draw.id from assignment_slots draw
      left join lateral (select commitment_hash, number_at from draw_commitments named
        where named.draw_id = draw.id order by place desc limit 1) last on true
      where {draw.id} and draw.beacon is not null
        and (last.commitment_hash, last.number_at) is distinct from (draw.commitment_hash, draw.number_at)
      union all
      select named.draw_id from draw_commitments named where {named.draw_id} and not exists (select from audit_log row
        where row.target_id = named.draw_id::text and row.details ->> 'commitment_sha256' = named.commitment_hash
          and row.action in ('draws.freeze', 'draws.later_number'))`,
  },
  {
    name: 'a classroom that was merged holds no slot, stands in no list that counts, and points at one that was not',
    by: 'classrooms',
    sql: `select classroom.id from classrooms classroom
      where {classroom.id} and classroom.merged_into is not null and (
        exists (select from slots slot where slot.classroom_id = classroom.id)
        or exists (select from draw_entries entry join assignment_slots draw on draw.id = entry.draw_id
          where entry.classroom_id = classroom.id and draw.state in ('frozen', 'completed'))
        or exists (select from classrooms stays where stays.id = classroom.merged_into and stays.merged_into is not null))`,
  },
]

/** What must hold of each slot that a draw gave. */
const slotRules: SurveyPart = {
  of: 'slots',
  joins: `left join draw_winners winner on winner.slot_id = slot.id
    left join draw_entries drawn on drawn.draw_id = winner.draw_id and drawn.classroom_id = winner.classroom_id`,
  rules: [
    {
      name: 'a slot stands matched as the draw says',
      broken: `case slot.assigned_how
        when 'draw' then winner.draw_id is distinct from slot.draw_id or winner.classroom_id is distinct from slot.classroom_id
          or drawn.teacher_id is distinct from slot.teacher_id
        else winner.slot_id is not null end`,
    },
  ],
}

/** What must hold of draws, and of what is kept for the next one. */
export const drawInvariants: DomainInvariants = {
  rules: [...drawRules, ...standingInvariants, slotRules],
  // One draw may have a list of thousands.
  walks: { assignment_slots: { atFirst: 1 } },
}
