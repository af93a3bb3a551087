import type { Tx } from '../database/database.ts'
import { listDemoClassrooms, listDemoPeople } from './demo.queries.ts'

/** The password of the demo's staff. Everyone else signs in by a link from the mailbox. */
export const demoPassword = 'demo-password'

/** Who and what there is to try in the demo. */
export async function describeDemo(tx: Tx) {
  const people = await listDemoPeople(tx)
  const classrooms = await listDemoClassrooms(tx)
  return {
    accounts: people.map(({ email, name, role, hasPassword }) => ({
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
