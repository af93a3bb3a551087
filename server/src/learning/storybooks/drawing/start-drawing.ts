import type { Services } from '../../../services.ts'
import { workWhenTold } from '../../../work-when-told.ts'
import { drawDuePages } from './draw-due-pages.ts'

/** Draws pages as they are asked for, and goes on with what another process left. Several processes share the work. */
export function startDrawing(services: Services): Promise<{ stop(): Promise<void> }> {
  return workWhenTold(services, {
    channel: 'tower_story_runs',
    work: (stop) => drawDuePages(services, stop),
    failed: 'the pages of storybooks could not be read',
  })
}
