import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'
import { demoStories } from './demo-stories.ts'
import { refuseDemoStory } from './refuse-demo-story.ts'

/** Puts up the demo's stories, and one that was refused; those that stand already stay as they are. */
export async function openDemoStories(services: Services): Promise<void> {
  const { database, clock } = services
  const at = clock.now()
  await database.transaction(async (tx) => {
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
  await refuseDemoStory(services)
}
