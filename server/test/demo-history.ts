import type { TestServices } from '../src/test/test-services.ts'

/** What every demo has alike, whenever and wherever it was made: winners, codes of classrooms, and what each donor gave. */
export const readDemoHistory = ({ database }: TestServices) =>
  database.read(async (tx) => ({
    winners: await tx
      .selectFrom('draw_winners')
      .innerJoin('classrooms', 'classrooms.id', 'draw_winners.classroom_id')
      .innerJoin('assignment_slots', 'assignment_slots.id', 'draw_winners.draw_id')
      .select(['draw_winners.draw_id', 'position', 'classrooms.name', 'draw_winners.r'])
      .orderBy('assignment_slots.slot_starts')
      .orderBy('position')
      .execute(),
    codes: await tx.selectFrom('share_links').select(['code', 'classroom_id']).orderBy('code').execute(),
    donors: await tx
      .selectFrom('donors')
      .select(['kind', 'email', 'program_cents', 'slots_minted'])
      .orderBy('email')
      .orderBy('program_cents')
      .execute(),
  }))
