import { classroomProgram } from '@tower/contract/outreach/programs.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import {
  findProgramForUpdate,
  findWrittenProgram,
  listProgramIdsForUpdate,
  updateProgram,
  updateProgramPlaces,
  type ProgramWords,
  type WrittenProgram,
} from './written-programs.queries.ts'

export type ChangeProgram = { actor: Actor; programId: string; words: ProgramWords; seenAt: Date }

/** Words a program anew. Of two who edit it at once, the second learns that it changed. */
export function changeProgram({ clock, database }: Services, wish: ChangeProgram): Promise<WrittenProgram> {
  const { actor, programId, words, seenAt } = wish
  const at = clock.now()
  return database.transaction(async (tx) => {
    const before = known(await findProgramForUpdate(tx, programId))
    if (before.updated_at.getTime() !== seenAt.getTime()) throw new Refusal('programs.changed_meanwhile')
    await updateProgram(tx, programId, at, words)
    await writeAudit(tx, {
      ...{
        at,
        actorId: actor.userId,
        action: 'programs.changed',
        targetKind: 'program',
        targetId: programId,
      },
      details: changesOf(before, words),
    })
    return getProgram(tx, programId)
  })
}

/** Makes an open program a preview again. Classrooms are what slots are for: their program stays open. */
export function closeProgram(
  { clock, database }: Services,
  { actor, programId }: { actor: Actor; programId: string },
): Promise<WrittenProgram> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    const { state, name } = known(await findProgramForUpdate(tx, programId))
    if (programId === classroomProgram) throw new Refusal('programs.stays_open')
    if (state !== 'active') throw new Refusal('programs.not_open')
    await updateProgram(tx, programId, at, { state: 'preview' })
    await writeAudit(tx, {
      ...{ at, actorId: actor.userId, action: 'programs.closed', targetKind: 'program', targetId: programId },
      details: { name },
    })
    return getProgram(tx, programId)
  })
}

/** Puts the programs into an order; of two who see the same, the later order stands. */
export function reorderPrograms(
  { clock, database }: Services,
  { actor, ids }: { actor: Actor; ids: readonly string[] },
): Promise<void> {
  return database.transaction(async (tx) => {
    const before = await listProgramIdsForUpdate(tx)
    const given = new Set(ids)
    const isWhole = ids.length === before.length && before.every((id) => given.has(id))
    if (!isWhole) throw new Refusal('programs.list_changed')
    await updateProgramPlaces(tx, ids)
    await writeAudit(tx, {
      ...{ at: clock.now(), actorId: actor.userId, action: 'programs.reordered' },
      ...{ targetKind: 'programs', targetId: 'all', details: { order: ids.join(', ') } },
    })
  })
}

const names = ['name', 'description', 'name_es', 'description_es', 'goal_cents'] as const

/** What became of what, for the audit log. */
function changesOf(before: ProgramWords, after: ProgramWords): Record<string, string | number | null> {
  const changed = names.filter((name) => before[name] !== after[name])
  return Object.fromEntries(
    changed.flatMap((name) => [
      [name, after[name]],
      [`${name}_before`, before[name]],
    ]),
  )
}

export async function getProgram(tx: Tx, programId: string): Promise<WrittenProgram> {
  return known(await findWrittenProgram(tx, programId))
}

function known(program: WrittenProgram | undefined): WrittenProgram {
  if (!program) throw new Refusal('giving.unknown_program')
  return program
}
