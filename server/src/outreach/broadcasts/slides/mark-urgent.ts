import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { auditSlide } from './audit-slide.ts'
import { findSlide, lockSlides, updateSlide, type ManagedSlide } from './slides.queries.ts'

/** Marks a slide as urgent or clears the mark; where it stands so already, nothing changes. */
export function markUrgent(
  { clock, database }: Services,
  { actor, id, isUrgent }: { actor: Actor; id: string; isUrgent: boolean },
): Promise<ManagedSlide> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    await lockSlides(tx)
    const before = await findSlide(tx, id)
    if (!before) throw new Refusal('broadcasts.not_found')
    if (before.is_urgent === isUrgent) return before
    const slide = await updateSlide(tx, id, { is_urgent: isUrgent, updated_at: at })
    await auditSlide(tx, { actor, action: 'broadcasts.changed', slide, at })
    return slide
  })
}
