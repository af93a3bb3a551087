import { demoPassword } from '../src/process/describe-demo.ts'
import { hashPassword } from '../src/people/identity/passwords/password.ts'
import { allowAddress } from '../src/people/identity/accounts/allow-address.ts'
import type { Services } from '../src/services.ts'
import type { DemoAccount } from './demo-accounts.ts'
import { demoId } from './demo-chance.ts'

/** Opens accounts that have proved their address; one that exists stays as it is. */
export async function openDemoAccounts(services: Services, accounts: readonly DemoAccount[]): Promise<void> {
  const at = services.clock.now()
  const passwordHash = accounts.some(({ hasPassword }) => hasPassword)
    ? await hashPassword(demoPassword)
    : null
  await services.database.transaction(async (tx) => {
    for (const { email, name, role, hasPassword } of accounts) {
      const userId = demoId(email)
      const opened = await tx
        .insertInto('users')
        .values({
          id: userId,
          email,
          full_name: name,
          role,
          password_hash: hasPassword ? passwordHash : null,
          email_verified_at: at,
          created_at: at,
          updated_at: at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!opened) continue
      await tx
        .insertInto('role_history')
        .values({ user_id: userId, new_role: role, reason: 'demo', changed_at: at })
        .execute()
      if (role === 'sponsor' || role === 'teacher' || role === 'admin') {
        await allowAddress(tx, { email, role, name, source: 'demo', at })
      }
    }
  })
}
