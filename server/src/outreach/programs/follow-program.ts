import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findProgram, insertInterest } from './programs.queries.ts'

/** Keeps an address to be told once, when the program opens. */
export function followProgram(
  services: Services,
  { programId, email }: { programId: string; email: string },
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const program = await findProgram(tx, programId)
    if (!program) throw new Refusal('giving.unknown_program')
    if (program.state === 'active') throw new Refusal('programs.already_open')
    await insertInterest(tx, { programId, email, at: services.clock.now() })
  })
}
