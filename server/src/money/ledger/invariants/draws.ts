import type { Invariant } from './invariant.ts'

/** What must hold of each draw, its list and its winners. */
export const drawInvariants: readonly Invariant[] = [
  {
    name: 'a draw assigns at most its capacity and only rooms of its list',
    sql: `select draw.id from assignment_slots draw
      left join lateral (select count(*) as winners, coalesce(max(position), 0) as last from draw_winners where draw_id = draw.id) won on true
      left join lateral (select count(*) as slots from slots where draw_id = draw.id) given on true
      where won.winners > draw.capacity or won.winners <> won.last or won.winners <> given.slots
        or (draw.state in ('scheduled', 'frozen') and won.winners > 0)`,
  },
  {
    name: 'a winner’s slot points back at the draw and the room',
    sql: `select winner.draw_id from draw_winners winner join slots slot on slot.id = winner.slot_id
      where slot.draw_id is distinct from winner.draw_id or slot.classroom_id is distinct from winner.classroom_id`,
  },
  {
    name: 'a frozen draw’s count and weight are those of its list',
    sql: `select draw.id from assignment_slots draw
      left join lateral (select count(*) as entries, coalesce(sum(weight), 0) as weight from draw_entries where draw_id = draw.id) list on true
      where draw.state in ('frozen', 'completed') and (draw.entries_count <> list.entries or draw.total_weight <> list.weight)`,
  },
]
