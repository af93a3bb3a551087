import { mostSlides } from '@tower/contract/outreach/broadcast-slides.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { auditSlide } from './audit-slide.ts'
import {
  countSlides,
  findSlide,
  insertSlide,
  listSlideIds,
  lockSlides,
  updatePositions,
  type ManagedSlide,
} from './slides.queries.ts'

/** Copies a slide behind itself: a draft that is not urgent, so that nothing is shown twice. */
export function duplicateSlide(
  { clock, database }: Services,
  { actor, id }: { actor: Actor; id: string },
): Promise<ManagedSlide> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    await lockSlides(tx)
    const original = await findSlide(tx, id)
    if (!original) throw new Refusal('broadcasts.not_found')
    if ((await countSlides(tx)) >= mostSlides) throw new Refusal('broadcasts.too_many')
    const { id: _, position: __, updated_at: ___, ...words } = original
    const wish = { ...words, status: 'draft' as const, is_urgent: false }
    const copy = await insertSlide(tx, { wish, requestKey: null, at })
    const ids = (await listSlideIds(tx)).filter((one) => one !== copy.id)
    await updatePositions(tx, ids.toSpliced(ids.indexOf(id) + 1, 0, copy.id))
    await auditSlide(tx, { actor, action: 'broadcasts.added', slide: copy, at })
    return copy
  })
}
