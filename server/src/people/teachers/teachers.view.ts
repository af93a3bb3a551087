import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import type { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import type { TeacherClassroom } from '../../matching/classrooms/list-teacher-classrooms.ts'
import { comingRun } from '../../matching/draws/school-year.ts'
import type { OwnStanding } from '../../matching/draws/read-teacher-standings.ts'
import type { MatchedSlot } from '../../matching/slots/list-matched-slots.ts'
import type { Budget } from '../../money/budgets/read-budget.ts'
import type { OwnProfile } from './read-own-profile.ts'
import type { TeacherOverview } from './read-teacher-overview.ts'

type View = HandlerOutput<typeof teacherEndpoints.overview>

/** The overview as it leaves for the teacher's own screen. */
export function viewTeacherOverview(overview: TeacherOverview): View {
  const { classrooms, budget, slots, standings, nextDraw, at } = overview
  return {
    classrooms: classrooms.map((classroom) => viewClassroom(classroom, standings.get(classroom.id))),
    budget: budget ? viewBudget(budget) : null,
    slots: slots.map(viewSlot),
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

function viewClassroom(
  classroom: TeacherClassroom,
  standing: OwnStanding | undefined,
): View['classrooms'][number] {
  return {
    id: classroom.id,
    public_name: classroom.name,
    school: classroom.school,
    city: classroom.city,
    state: classroom.state,
    is_confirmed: classroom.confirmedAt !== null,
    share_code: classroom.shareCode,
    odds: standing ? viewOdds(standing) : null,
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
    classroom_name: slot.classroom_name,
  }
}

function viewOdds(standing: OwnStanding): View['classrooms'][number]['odds'] {
  const { weight, nominators, confirmed, waited, eligible, enters, matchedThisYear } = standing
  return { weight, nominators, confirmed, waited, eligible, enters, matched_this_year: matchedThisYear }
}

/** A profile as clients of the data store read it. A first name is the first word that is no title. */
export function viewProfile({ id, role, fullName, balanceCents, wishes }: OwnProfile) {
  const words = fullName?.split(' ') ?? []
  const first = words.find((word) => word !== '' && !word.endsWith('.'))
  return {
    ...{ id, role, balance_cents: balanceCents },
    ...{ first_name: first ?? null, full_name: fullName, storybooks_preferences: wishes },
  }
}
