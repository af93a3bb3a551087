import type { Actor } from '../../../src/http/actor.ts'
import { generateResult } from '../../../src/learning/tools/generate/generate-result.ts'
import { editResult } from '../../../src/learning/tools/results/change-result.ts'
import type { Services } from '../../../src/services.ts'

/** For tests: a note that ends the open use of a teacher, and what the teacher made of it. */
export async function writeForUse(services: Services, actor: Actor): Promise<void> {
  const note = { tool: 'parent-note', language: 'en', subject: 'A good day', other: null, asks: [] } as const
  const { id, version } = await generateResult(services, {
    ...{ actor, tool: 'parent-note', studentId: null, useId: undefined, requestKey: undefined },
    ...{
      isBuiltIn: true,
      failure: 'tools.note_failed',
      write: () => ({ ...note, body: 'It went well.', asks: [] }),
    },
  })
  const content = { ...note, body: 'It went very well.', asks: [] }
  await editResult(services, { actor, resultId: id, version, content })
}
