import type { Services } from '../../../services.ts'
import { findWriter } from '../../writer/find-writer.ts'
import { WriterFailure } from '../../writer/writer-failure.ts'
import type { Writer } from '../../writer/writer.ts'
import type { Asked } from './generate-result.ts'

/**
 * A draft in a provider's words, where one is set up and the teacher agreed to it; else, and where the teacher wants it so, the
 * draft. Never inside a transaction. Throws a `WriterFailure` where the provider fails.
 */
export async function wordWithProvider<Draft>(
  services: Services,
  { actor, isBuiltIn }: Asked,
  draft: Draft,
  word: (writer: Writer) => Promise<Draft>,
): Promise<Draft> {
  if (isBuiltIn) return draft
  const writer = await findWriter(services, { teacherId: actor.userId })
  if (!writer) return draft
  try {
    return await word(writer)
  } catch (error) {
    // Taken back at this very moment: that is no failure, the teacher wants what is built in.
    if (error instanceof WriterFailure && error.kind === 'not_agreed') return draft
    throw error
  }
}
