import type { HandlerInput } from '@tower/contract/endpoint.ts'
import type { classroomWordEndpoints } from '@tower/contract/matching/classroom-words.contract.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { selectWordsForUpdate, updateWords } from './corrected-words.queries.ts'
import { placeOnList } from './schools/place-on-list.ts'

const fields = ['name', 'school', 'city', 'state', 'grade_level'] as const
type Words = Record<(typeof fields)[number], string | null>

export type CorrectClassroom = HandlerInput<(typeof classroomWordEndpoints)['correct']>['body'] & {
  actor: Pick<Actor, 'userId'>
  classroomId: string
}

/**
 * Corrects how a classroom is called and where it is; whatever points at it stays. Of two colleagues the second is refused, with what
 * the first said in sight. The audit log has the words of before and after apart, since some are names.
 */
export function correctClassroom({ database, clock }: Services, wish: CorrectClassroom): Promise<void> {
  const { actor, classroomId, was, name: typed, ...place } = wish
  const wanted: Words = { ...place, name: typed.trim() }
  return database.transaction(async (tx) => {
    const at = clock.now()
    const now = await selectWordsForUpdate(tx, classroomId)
    if (!now) throw new Refusal('classrooms.not_found')
    if (now.merged_into !== null) throw new Refusal('classrooms.merged')
    if (fields.some((field) => now[field] !== was[field])) throw new Refusal('classrooms.words_changed')
    const changed = fields.filter((field) => now[field] !== wanted[field])
    if (changed.length === 0) return
    await updateWords(tx, { classroomId, name: typed.trim(), place: await placeOnList(tx, place), at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'classrooms.corrected',
      targetKind: 'classroom',
      targetId: classroomId,
      details: { changed: changed.join(', '), note: sayChange(now, wanted, changed) },
    })
  })
}

const sayChange = (before: Words, after: Words, changed: readonly (keyof Words)[]) =>
  changed.map((field) => `${before[field] ?? '–'} → ${after[field] ?? '–'}`).join('; ')
