import { minPasswordLength } from '@tower/contract/people/identity.ts'
import { writeAudit } from '../oversight/audit/write-audit.ts'
import { ensureAccount } from '../people/identity/accounts/ensure-account.ts'
import { hashPassword } from '../people/identity/passwords/password.ts'
import { requireGoodPassword } from '../people/identity/passwords/require-good-password.ts'
import { setPassword } from '../people/identity/passwords/set-password.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import {
  CommandFault,
  exit,
  requireArguments,
  requireEmail,
  withServices,
  type RunCommand,
} from './command.ts'
import { readPassword } from './read-password.ts'

/** `tower create-superadmin EMAIL`: the first account of an installation, or a new password for one. */
export const createSuperadminCommand: RunCommand = async (args, output) => {
  const [given = ''] = requireArguments(args, 1, 'create-superadmin EMAIL')
  const email = requireEmail(given)
  const password = await readPassword()
  return withServices(async ({ services }) => {
    const { created } = await createSuperadmin(services, { email, password })
    output.write(
      created
        ? `${email} is a superadmin now.\n`
        : `${email} has a new password; every open session of theirs has ended.\n`,
    )
    return exit.done
  })
}

/** Makes the account or gives it a new password; refuses a weak one, and an address that already holds another role. */
export async function createSuperadmin(
  services: Services,
  { email, password }: { email: string; password: string },
): Promise<{ created: boolean }> {
  const at = services.clock.now()
  await requireGoodPassword(services, password, { email }).catch(sayLength)
  const passwordHash = await hashPassword(password)
  return services.database.transaction(async (tx) => {
    const boss = { email, role: 'superadmin', reason: 'created_on_command_line' } as const
    const account = await ensureAccount(tx, { ...boss, at, actorId: null })
    if (account.role !== 'superadmin')
      throw new CommandFault(`${email} already has the role ${account.role}. Use another address.`)
    await setPassword(tx, { userId: account.userId, passwordHash, at })
    await writeAudit(tx, {
      at,
      actorId: null,
      action: 'identity.superadmin_created',
      targetKind: 'user',
      targetId: account.userId,
      details: { created: account.created },
    })
    return { created: account.created }
  })
}

/** The form beside which the product says this has said before how long a password is; here nobody has. */
function sayLength(error: unknown): never {
  if (error instanceof Refusal && error.code === 'identity.weak_password')
    throw new CommandFault(`A password has ${minPasswordLength} characters or more.`)
  throw error
}
