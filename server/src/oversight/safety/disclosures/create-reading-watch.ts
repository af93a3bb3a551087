import { isStaff } from '@tower/contract/access.ts'
import type { ReadingWatch } from '../../../http/reading-watch.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import type { Services } from '../../../services.ts'
import { followFile } from './follow-file.ts'
import { createNoteOpened } from './note-opened.ts'

/** Makes what watches over staff who read about people: it asks for proof, and writes down what they took and opened. */
export function createReadingWatch(services: Services): ReadingWatch {
  const noteOpened = createNoteOpened(services)
  return {
    requireProof: ({ proof }, actor) => {
      if (proof === 'recent' && isStaff(actor.role)) requireRecentProof(actor, services.clock.now())
    },
    followFile: (call, actor, asked) => followFile(services, { call, actor, asked }),
    noteOpened: async (call, actor, asked, output) => {
      if (isStaff(actor.role)) await noteOpened(call, actor, asked, output)
    },
  }
}
