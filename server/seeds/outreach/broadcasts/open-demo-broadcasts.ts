import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'
import { demoSlides } from './demo-slides.ts'

/** Puts up the demo's slides; those that stand already stay as they are. */
export function openDemoBroadcasts({ database, clock }: Services): Promise<void> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    await tx
      .insertInto('broadcasts')
      .values(
        demoSlides.map(
          ({ title, kind, body = '', transition, seconds, pin = false, link, media }, position) => ({
            ...{ id: demoId(`slide ${title}`), title, kind, body, transition, pin, position },
            ...{ status: 'published', publish_at: at, duration_sec: seconds },
            ...{ cta_label: link.label, cta_href: link.to, media_url: media ?? null },
          }),
        ),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
}
