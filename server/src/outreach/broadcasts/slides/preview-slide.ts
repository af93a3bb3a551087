import type { Language } from '@tower/contract/language.ts'
import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'
import { randomUUID } from 'node:crypto'
import type { Services } from '../../../services.ts'
import { findLastDraw, readLiveTotals, shownNames } from '../broadcasts.queries.ts'
import { viewSlide } from '../broadcasts.view.ts'
import { requireShowable, type WrittenSlide } from './require-showable.ts'

/** A slide as visitors would see it now, worded as the panel words it; undefined for a live one with nothing to tell. */
export async function previewSlide(
  { clock, database }: Services,
  { slide, language }: { slide: WrittenSlide; language: Language },
): Promise<Broadcast | undefined> {
  const at = clock.now()
  const row = { ...requireShowable(slide, at), id: randomUUID(), position: 0, publish_at: at }
  if (row.kind === 'content') return viewSlide(row, undefined, language)
  return database.read(async (tx) => {
    const facts = { totals: await readLiveTotals(tx), lastDraw: await findLastDraw(tx, shownNames) }
    return viewSlide(row, facts, language)
  })
}
