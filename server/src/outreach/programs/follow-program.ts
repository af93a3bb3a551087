import type { Language } from '@tower/contract/language.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { insertInterest, lockProgram } from './programs.queries.ts'

export type FollowProgram = { programId: string; email: string; locale: Language }

/** Keeps an address to be told once, when the program opens, in the language of the page it was left on. */
export function followProgram(
  services: Services,
  { programId, email, locale }: FollowProgram,
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const program = await lockProgram(tx, programId)
    if (!program) throw new Refusal('giving.unknown_program')
    if (program.state === 'active') throw new Refusal('programs.already_open')
    await insertInterest(tx, { programId, email, locale, at: services.clock.now() })
  })
}
