import type { Services } from '../../../services.ts'
import { workWhenTold } from '../../../work-when-told.ts'
import { drawDuePages } from './draw-due-pages.ts'
import { paintDuePictures } from './paint-due-pictures.ts'

/** Draws pages, then makes their pixels, as they are asked for, and goes on with what another process left. Several processes share the work. */
export function startDrawing(services: Services): Promise<{ stop(): Promise<void> }> {
  return workWhenTold(services, {
    channel: 'tower_story_runs',
    async work(stop) {
      await drawDuePages(services, stop)
      await paintDuePictures(services, stop)
    },
    failed: 'the pages of storybooks could not be read',
  })
}
