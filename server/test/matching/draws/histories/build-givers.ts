import type { GivingWorld } from '../../../money/giving/build-giving.ts'
import { adoptDonor } from '../../../../src/money/giving/donors/adopt-donor.ts'
import type { StepOf } from './build-steps.ts'

type Account = { userId: string; bearer: string }
type Payer = { bearer?: string; email?: string }

/**
 * For tests: the people of one history. The first account owns an address that guests type too, any other has one of
 * its own, and the other addresses that guests type are nobody's.
 */
export async function buildGivers({ signIn, services }: GivingWorld, name: string) {
  const emailOf = (giver: number) => `${name}-${giver}@example.org`
  const accounts = new Map([[0, await signIn(emailOf(0))]])

  async function accountOf(giver: number): Promise<Account> {
    const account = accounts.get(giver) ?? (await signIn(`${name}-account-${giver}@example.org`))
    accounts.set(giver, account)
    return account
  }

  return {
    emailOf,
    async payerOf({ giver, signedIn }: { giver: number; signedIn: boolean }): Promise<Payer> {
      return signedIn ? { bearer: (await accountOf(giver)).bearer } : { email: emailOf(giver) }
    },
    /** An account takes over what waits under an address that nobody owns. */
    async join({ account, giver }: StepOf<'join'>): Promise<void> {
      const { userId } = await accountOf(account)
      await services.database.transaction((tx) =>
        adoptDonor(tx, { userId, email: emailOf(giver), at: services.clock.now() }),
      )
    },
  }
}

export type Givers = Awaited<ReturnType<typeof buildGivers>>
