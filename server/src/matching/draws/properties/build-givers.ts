import type { GivingWorld } from '../../../money/giving/build-giving.ts'
import { adoptDonor } from '../../../money/giving/donors/adopt-donor.ts'
import type { StepOf } from './build-steps.ts'

/**
 * For tests: the people of one history. The first account owns an address that guests type too, the second has one of
 * its own, and the other address that guests type is nobody's.
 */
export async function buildGivers({ signIn, services }: GivingWorld, name: string) {
  const emailOf = (giver: number) => `${name}-${giver}@example.org`
  const accounts = [await signIn(emailOf(0)), await signIn(`${name}-account@example.org`)]

  return {
    emailOf,
    payerOf({ giver, signedIn }: { giver: number; signedIn: boolean }): { bearer?: string; email?: string } {
      const account = signedIn ? accounts[giver] : undefined
      return account ? { bearer: account.bearer } : { email: emailOf(giver) }
    },
    /** An account takes over what waits under the address that nobody owns. */
    async join({ account }: StepOf<'join'>): Promise<void> {
      const userId = accounts[account]?.userId ?? ''
      await services.database.transaction((tx) =>
        adoptDonor(tx, { userId, email: emailOf(1), at: services.clock.now() }),
      )
    },
  }
}

export type Givers = Awaited<ReturnType<typeof buildGivers>>
