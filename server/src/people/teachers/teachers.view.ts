import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import type { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import type { TeacherClassroom } from '../../matching/classrooms/read-teacher-classroom.ts'
import { comingRun } from '../../matching/draws/school-year.ts'
import type { ClassroomStanding } from '../../matching/draws/read-standing.ts'
import type { MatchedSlot } from '../../matching/slots/list-matched-slots.ts'
import type { Budget } from '../../money/budgets/read-budget.ts'
import type { TeacherOverview } from './read-teacher-overview.ts'

type View = HandlerOutput<typeof teacherEndpoints.overview>

/** The overview as it leaves for the teacher's own screen. */
export function viewTeacherOverview(overview: TeacherOverview): View {
  const { classroom, budget, slots, standing, nextDraw, at } = overview
  return {
    classroom: classroom ? viewClassroom(classroom) : null,
    budget: budget ? viewBudget(budget) : null,
    slots: slots.map(viewSlot),
    odds: standing ? viewOdds(standing) : null,
    next_draw: nextDraw
      ? {
          id: nextDraw.id,
          slot_name: nextDraw.slot_name,
          slot_starts: nextDraw.slot_starts.toISOString(),
          runs_at: (comingRun(nextDraw, at) ?? nextDraw.slot_starts).toISOString(),
        }
      : null,
  }
}

function viewClassroom(room: TeacherClassroom): View['classroom'] {
  return {
    id: room.id,
    public_name: room.name,
    school: room.school,
    city: room.city,
    state: room.state,
    is_confirmed: room.confirmedAt !== null,
    share_code: room.shareCode,
  }
}

function viewBudget(budget: Budget): View['budget'] {
  return {
    budget_id: budget.id,
    fiscal_year: budget.fiscalYear,
    allocated_cents: budget.allocatedCents,
    spent_cents: budget.spentCents,
    reserved_cents: budget.reservedCents,
    remaining_cents: budget.remainingCents,
    held_cents: budget.heldCents,
    free_cents: budget.freeCents,
    locked: budget.locked,
  }
}

function viewSlot(slot: MatchedSlot): View['slots'][number] {
  return {
    id: slot.id,
    number: slot.number,
    amount_cents: slotPriceCents,
    matched_at: slot.assigned_at.toISOString(),
    how: slot.assigned_how,
    draw_id: slot.draw_id,
  }
}

function viewOdds({
  weight,
  nominators,
  waited,
  eligible,
  matchedThisYear,
}: ClassroomStanding): View['odds'] {
  return { weight, nominators, waited, eligible, matched_this_year: matchedThisYear }
}
