import { mostSlides } from '@tower/contract/outreach/broadcast-slides.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { auditSlide } from './audit-slide.ts'
import { requireShowable, type WrittenSlide } from './require-showable.ts'
import {
  countSlides,
  findSlide,
  findSlideOfKey,
  insertSlide,
  lockSlides,
  updateSlide,
  type ManagedSlide,
} from './slides.queries.ts'

export type SaveSlide = {
  actor: Actor
  /** Undefined for a new one. */
  id: string | undefined
  slide: WrittenSlide
  /** The `updated_at` that the editor was opened with. */
  seenAt: Date | undefined
  /** Of the form: sent twice, it writes one slide. */
  requestKey: string | undefined
}

/** Writes a slide, or a new one behind all others. Of two who edit the same, the second learns that it changed. */
export function saveSlide({ clock, database }: Services, save: SaveSlide): Promise<ManagedSlide> {
  const at = clock.now()
  const { id } = save
  return database.transaction(async (tx) => {
    await lockSlides(tx)
    return id === undefined ? addSlide(tx, save, at) : changeSlide(tx, { ...save, id }, at)
  })
}

async function addSlide(tx: Tx, { actor, slide, requestKey = undefined }: SaveSlide, at: Date) {
  const before = requestKey === undefined ? undefined : await findSlideOfKey(tx, requestKey)
  if (before) return before
  const wish = requireShowable(slide, at)
  if ((await countSlides(tx)) >= mostSlides) throw new Refusal('broadcasts.too_many')
  const added = await insertSlide(tx, { wish, requestKey: requestKey ?? null, at })
  await auditSlide(tx, { actor, action: 'broadcasts.added', slide: added, at })
  return added
}

async function changeSlide(tx: Tx, { actor, id, slide, seenAt }: SaveSlide & { id: string }, at: Date) {
  const before = await findSlide(tx, id)
  if (!before) throw new Refusal('broadcasts.not_found')
  if (seenAt && seenAt.getTime() !== before.updated_at.getTime())
    throw new Refusal('broadcasts.changed_meanwhile')
  const changed = await updateSlide(tx, id, { ...requireShowable(slide, at), updated_at: at })
  await auditSlide(tx, { actor, action: 'broadcasts.changed', slide: changed, at, was: before.status })
  return changed
}
