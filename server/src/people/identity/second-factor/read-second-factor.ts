import { asRole, isStaff } from '@tower/contract/access.ts'
import { proofMinutes } from '@tower/contract/people/identity.ts'
import type { SecondFactorOverview } from '@tower/contract/people/second-factor.contract.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { getUser } from '../identity.queries.ts'
import { mustHaveFactor } from './second-factor-state.ts'
import { countRecoveryCodes, listFactors } from './second-factor.queries.ts'
import { viewOverview } from './second-factor.view.ts'

/** What the account page shows of the person's second factor. */
export function readSecondFactor(services: Services, actor: Actor): Promise<SecondFactorOverview> {
  return services.database.read(async (tx) => {
    const user = await getUser(tx, actor.userId)
    const role = asRole(user.role)
    const factors = await listFactors(tx, actor.userId, services.clock.now())
    return viewOverview({
      actor,
      factors: factors.filter(({ verified_at }) => verified_at),
      offered: isStaff(role),
      required: mustHaveFactor(role, services.config.requireSecondFactor),
      recoveryCodesLeft: await countRecoveryCodes(tx, actor.userId),
      hasPassword: user.password_hash !== null,
      provedUntil: new Date(actor.provedAt.getTime() + proofMinutes * 60_000),
    })
  })
}
