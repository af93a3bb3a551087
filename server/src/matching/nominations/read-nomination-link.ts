import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { confirmationTokenHash } from './confirmation-token.ts'
import { findNominationLink } from './confirmed-nominations.queries.ts'

export type NominationToConfirm = {
  classroomName: string
  school: string | null
  hasTeacher: boolean
  state: 'open' | 'counted' | 'expired'
}

/** What a nominator's link would confirm. Mail scanners open links: reading changes nothing. */
export function readNominationLink(
  services: Services,
  { token }: { token: string },
): Promise<NominationToConfirm> {
  return services.database.read(async (tx) => {
    const link = await findNominationLink(tx, confirmationTokenHash(token))
    if (!link) throw new Refusal('nominations.link_unknown')
    const { classroomName, school, hasTeacher, isCounted } = link
    const isExpired = link.expiresAt <= services.clock.now()
    return {
      classroomName,
      school,
      hasTeacher,
      state: isCounted ? 'counted' : isExpired ? 'expired' : 'open',
    }
  })
}
