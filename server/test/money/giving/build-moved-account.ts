import { moveAddress } from '../../../src/people/identity/accounts/move-address.ts'
import type { GivingWorld } from './build-giving.ts'
import { adoptDonor } from '../../../src/money/giving/donors/adopt-donor.ts'

/** For tests: an account's address becomes another one, as when both mailboxes have confirmed. */
export async function moveAccount(
  { services }: Pick<GivingWorld, 'services'>,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  const effects = { onVerifiedAddress: [adoptDonor], findBalanceCents: async () => null }
  const at = services.clock.now()
  await services.database.transaction(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const change = await tx
      .insertInto('address_changes')
      .values({
        user_id: userId,
        old_email: from,
        new_email: to,
        expires_at: at,
        old_confirmed_at: at,
        new_confirmed_at: at,
      })
      .returning(['id', 'old_email', 'new_email'])
      .executeTakeFirstOrThrow()
    const refused = await moveAddress(services, effects, tx, { change, user, at })
    if (refused) throw new Error('the address could not be moved')
  })
}
