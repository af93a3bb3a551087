import type { Tx } from '../database/database.ts'
import { demoAccounts } from '../../seeds/demo-accounts.ts'
import { listDemoClassrooms } from './demo.queries.ts'

/** The password of the demo's staff. Everyone else signs in by a link from the mailbox. */
export const demoPassword = 'demo-password'

/** Who and what there is to try in the demo. */
export async function describeDemo(tx: Tx) {
  const classrooms = await listDemoClassrooms(tx)
  return {
    accounts: demoAccounts.map(({ email, name, role, hasPassword }) => ({
      email,
      name,
      role,
      sign_in: hasPassword ? 'password' : 'magic link',
      password: hasPassword ? demoPassword : null,
    })),
    classrooms,
    share_codes: classrooms.flatMap(({ id, name, share_code }) =>
      share_code === null ? [] : [{ code: share_code, classroom_id: id, classroom: name }],
    ),
  }
}
