import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'
import { demoStories } from './demo-stories.ts'

/** Puts up the demo's stories; those that stand already stay as they are. */
export function openDemoStories({ database, clock }: Services): Promise<void> {
  const at = clock.now()
  return database.transaction(async (tx) => {
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
