import { getPersonByEmail } from '../people/identity/accounts/get-person-by-email.ts'
import { resetSecondFactor } from '../people/identity/second-factor/reset-second-factor.ts'
import type { Services } from '../services.ts'
import { exit, requireArguments, requireEmail, withServices, type RunCommand } from './command.ts'

/** `tower reset-second-factor EMAIL`: for someone who lost the authenticator app and the recovery codes. */
export const resetSecondFactorCommand: RunCommand = async (args, output) => {
  const [given = ''] = requireArguments(args, 1, 'reset-second-factor EMAIL')
  const email = requireEmail(given)
  return withServices(async ({ services }) => {
    const { factors } = await resetSecondFactorOf(services, email)
    output.write(`${email}: ${factors} second factor(s) removed; every open session has ended.\n`)
    return exit.done
  })
}

/** Resets the second factor of an address; refuses one that is nobody's. */
export function resetSecondFactorOf(services: Services, email: string): Promise<{ factors: number }> {
  return services.database.transaction(async (tx) => {
    const { id: userId } = await getPersonByEmail(tx, email)
    return resetSecondFactor(tx, { userId, actorId: null, at: services.clock.now() })
  })
}
