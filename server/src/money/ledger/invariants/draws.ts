import type { Invariant } from './invariant.ts'

/** What must hold of each draw, its list and its winners. Whether they are the right ones, only drawing again tells. */
export const drawInvariants: readonly Invariant[] = [
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
]
