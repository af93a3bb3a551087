import { readConsent } from './consents/read-consent.ts'
import { openWriter } from './open-writer.ts'
import type { Writer, WriterServices } from './writer.ts'

/**
 * The provider for a teacher's classrooms: undefined where none is set up or the teacher did not agree to it, and then what
 * is built in writes. Each ask looks at the agreement again.
 */
export async function findWriter(
  services: WriterServices,
  { teacherId }: { teacherId: string },
): Promise<Writer | undefined> {
  const writer = openWriter(services)
  if (!writer) return undefined
  return (await readConsent(services, { teacherId })).agreedAt === null ? undefined : writer
}
