import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { auditSlide } from './audit-slide.ts'
import { deleteSlide as deleteRow, findSlide, lockSlides } from './slides.queries.ts'

/** Deletes a slide for good. */
export async function deleteSlide(
  { clock, database }: Services,
  { actor, id }: { actor: Actor; id: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockSlides(tx)
    const slide = await findSlide(tx, id)
    if (!slide) throw new Refusal('broadcasts.not_found')
    await deleteRow(tx, id)
    await auditSlide(tx, { actor, action: 'broadcasts.deleted', slide, at: clock.now() })
  })
}
