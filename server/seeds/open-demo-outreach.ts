import type { Services } from '../src/services.ts'
import { demoId } from './demo-chance.ts'
import { demoSlides, demoStories } from './demo-outreach.ts'

/** Puts up the demo's slides and stories; those that stand already stay as they are. */
export function openDemoOutreach({ database, clock }: Services): Promise<void> {
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
    await tx
      .insertInto('stories')
      .values(
        demoStories.map(({ title, summary, image, imageAlt, link, spanish }, position) => ({
          ...{ id: demoId(`story ${title}`), title, summary, position, published_at: at },
          ...{ image_url: image, image_alt: imageAlt, link_url: link },
          ...{ title_es: spanish.title, summary_es: spanish.summary, image_alt_es: spanish.imageAlt },
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
}
