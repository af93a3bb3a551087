import type { Services } from '../../../services.ts'
import { workWhenTold } from '../../../work-when-told.ts'
import { writeDuePapers } from './write-due-papers.ts'

/** Makes books into files as they are asked for, and goes on with what another process left. Several processes share the work. */
export function startPapers(services: Services): Promise<{ stop(): Promise<void> }> {
  return workWhenTold(services, {
    channel: 'tower_story_papers',
    work: (stop) => writeDuePapers(services, stop),
    failed: 'the files of storybooks could not be read',
  })
}
