import { at, disputedFunds, id, later, post, processor } from './book-rows.ts'

const goneBack = `(select * from fates where returned > 0) gone`

/** Refunds, whole and in part, and disputes, lost and open: the slot is dissolved for what goes back. */
export const returns = `
  insert into disputes (id, payment_id, provider_dispute_id, state, amount_cents, opened_at, closed_at)
    select ${id('dispute')}, ${id('payment', 'gift')}, 'dp_' || n, case fate when 'lost' then 'lost' else 'open' end, 40000, ${later},
      case fate when 'lost' then ${later} end
    from fates where fate in ('lost', 'contested');
  insert into refunds (id, payment_id, provider_refund_id, amount_cents, state, booked_cents, changed_at, dispute_id)
    select ${id('refund')}, ${id('payment', 'gift')}, case fate when 'lost' then 'dp_' else 're_' end || n, returned, 'succeeded', returned,
      ${later}, case fate when 'lost' then ${id('dispute')} end
    from ${goneBack};
  insert into receipts (number, payment_id, amount_cents, email, issued_at, replaces_number)
    select (select max(number) from receipts) + row_number() over (order by n), ${id('payment', 'gift')}, 40000 - returned,
      'giver-' || n || '@bench.test', ${later}, gift
    from fates where fate = 'reduced';
  insert into ledger_transactions (id, kind, idempotency_key, occurred_at, payment_id, slot_id)
    select ${id('void')}, 'slots_voided', 'void:' || ${id('slot')}, ${later}, ${id('payment', 'gift')}, ${id('slot')} from ${goneBack};
  ${post({ fact: id('void'), from: id('slot account'), to: id('program'), cents: '80000', rows: goneBack })}
  insert into ledger_transactions (id, kind, idempotency_key, occurred_at, payment_id, refund_id)
    select ${id('return')}, 'refund_out', 'refund:' || ${id('refund')}, ${later}, ${id('payment', 'gift')}, ${id('refund')} from ${goneBack};
  ${post({
    fact: id('return'),
    from: id('program'),
    to: `case fate when 'lost' then ${disputedFunds} else ${processor} end`,
    cents: 'returned',
    rows: goneBack,
  })}`

const winnersOfADraw = 50
const entriesOfADraw = 200
const classroomsPerDraw = 4
const draw = `place / ${winnersOfADraw}`
const seed = 'b'.repeat(64)
const hash = 'c'.repeat(64)
/** Which classroom has a place of a draw’s list: every draw begins its list where the one before has ended. */
const classroomAt = (drawNumber: string, position: string) =>
  `((${drawNumber}) * ${winnersOfADraw} + ${position}) % greatest(${entriesOfADraw}, ${classroomsPerDraw} * (select count(*) from draws))`
const classroom = id('classroom', `(${classroomAt(draw, `place % ${winnersOfADraw}`)})`)
const teacher = id('teacher', `(${classroomAt(draw, `place % ${winnersOfADraw}`)})`)
const budget = id('budget', `(${classroomAt(draw, `place % ${winnersOfADraw}`)})`)
const won = `(select * from fates where fate = 'matched') won`

/** Matches of waiting slots, 50 by each draw out of a list of 200, and the budgets they made. */
export const matches = `
  create temporary table draws on commit drop as select ${draw} as n, count(*)::int as winners from ${won} group by 1;
  create temporary table listed_classrooms on commit drop as
    select n from generate_series(0, greatest(${entriesOfADraw}, ${classroomsPerDraw} * (select count(*) from draws)) - 1) n;
  insert into users (id, email, role, full_name) select ${id('teacher')}, 'teacher-' || n || '@bench.test', 'teacher', 'Robin Teacher' from listed_classrooms;
  insert into classrooms (id, name, school, city, state, teacher_id, confirmed_at)
    select ${id('classroom')}, 'Classroom ' || n, 'School', 'Dayton', 'OH', ${id('teacher')}, ${at} from listed_classrooms;
  insert into assignment_slots (id, slot_name, slot_starts, capacity, seed_hash, server_seed, state, frozen_at, entries_count, total_weight,
      entries_hash, commitment_hash, completed_at, draw_seed, public_value, needs_number, winners_count)
    select ${id('draw')}, 'Draw ' || n, ${later}, ${winnersOfADraw}, encode(sha256(decode('${seed}', 'hex')), 'hex'), '${seed}', 'completed', ${later},
      ${entriesOfADraw}, ${entriesOfADraw}, '${hash}', '${hash}', ${later}, '${hash}', '', false, winners
    from draws;
  insert into draw_entries (draw_id, classroom_id, teacher_id, nominators, waited, weight)
    select ${id('draw')}, ${id('classroom', 'classroom')}, ${id('teacher', 'classroom')}, 1, 0, 1
    from (select n, ${classroomAt('n', 'place')} as classroom from draws, generate_series(0, ${entriesOfADraw - 1}) place) listed;
  insert into draw_weights (draw_id, weight, classrooms) select ${id('draw')}, 1, ${entriesOfADraw} from draws;
  update slots set classroom_id = ${classroom}, teacher_id = ${teacher}, assigned_at = ${later}, assigned_how = 'draw',
    draw_id = ${id('draw', `(${draw})`)}
    from ${won} where slots.id = ${id('slot')};
  insert into draw_winners (draw_id, position, classroom_id, slot_id, r, remaining_weight, from_point, to_point)
    select ${id('draw', `(${draw})`)}, 1 + place % ${winnersOfADraw}, ${classroom}, ${id('slot')}, 0, ${entriesOfADraw}, 0, 0 from ${won};
  insert into ledger_transactions (id, kind, idempotency_key, occurred_at, slot_id)
    select ${id('match')}, 'budget_allocated', 'match:' || ${id('slot')}, ${later}, ${id('slot')} from ${won};
  insert into teacher_budgets (id, teacher_id, fiscal_year, allocated_cents)
    select ${id('budget', 'classroom')}, ${id('teacher', 'classroom')}, 2027, 80000 * count(*)
    from (select ${classroomAt(draw, `place % ${winnersOfADraw}`)} as classroom from ${won}) matched group by classroom;
  insert into ledger_accounts (id, kind, owner_id, unit, floor_cents, balance_cents)
    select md5('budget account ' || id)::uuid, 'budget', id, 'USD', 0, allocated_cents from teacher_budgets;
  ${post({ fact: id('match'), from: id('slot account'), to: `md5('budget account ' || ${budget})::uuid`, cents: '80000', rows: won })}`
