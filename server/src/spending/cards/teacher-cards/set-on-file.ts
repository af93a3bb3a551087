import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findTeacherCardForUpdate, updateTeacherCard, type TeacherCardRow } from './teacher-cards.queries.ts'

/** Staff say whether a vendor has a card on file. Said twice, it is said once. */
export function setOnFile(
  services: Services,
  { actorId, id, onFile }: { actorId: string; id: string; onFile: boolean },
): Promise<TeacherCardRow> {
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    const card = await findTeacherCardForUpdate(tx, id)
    if (!card) throw new Refusal('cards.not_found')
    if (card.on_file === onFile) return card
    const changed = await updateTeacherCard(tx, id, { on_file: onFile, updated_at: at })
    await writeAudit(tx, {
      at,
      actorId,
      action: 'cards.set_on_file',
      targetKind: 'teacher_card',
      targetId: id,
      details: { teacher_id: card.teacher_id, vendor: card.vendor, on_file: onFile },
    })
    return changed
  })
}
