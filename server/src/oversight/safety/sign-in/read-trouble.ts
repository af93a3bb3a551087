import { asRole } from '@tower/contract/access.ts'
import { minuteMs } from '@tower/contract/durations.ts'
import { troubleHours } from '@tower/contract/oversight/safety.ts'
import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import { wrongTriesMinutes } from '@tower/contract/people/second-factor.ts'
import type { Actor } from '../../../http/actor.ts'
import { pseudonymOf } from '../../../people/identity/accounts/audit-refusal.ts'
import { maySignIn, type SignInDecision } from '../../../people/identity/accounts/may-sign-in.ts'
import { requireSeen } from '../../../people/identity/accounts/seen-people.ts'
import type { Services } from '../../../services.ts'
import { findTroubles, type Trouble } from './find-troubles.ts'
import {
  findAccount,
  findLastLink,
  findLastMail,
  findMisses,
  listClosedRoles,
  listRefusals,
  type AccountFacts,
} from './trouble.queries.ts'

export type SignInCase = {
  email: string
  account: AccountFacts | undefined
  decision: SignInDecision
  troubles: Trouble[]
}

/** What is known of an address that wants to sign in, and what stands in its way; refused where its account is not theirs to see. */
export function readTrouble(
  { database, clock, config }: Services,
  { actor, email }: { actor: Actor; email: string },
): Promise<SignInCase> {
  const now = clock.now()
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  const since = ago(troubleHours * 60)
  return database.read(async (tx) => {
    const account = await findAccount(tx, email)
    const decision = await maySignIn(tx, { email })
    requireSeen(actor, account ?? { role: decision.admitted ? decision.role : null })
    const targetIds = [...(account ? [account.id] : []), pseudonymOf(config, email)]
    const troubles = findTroubles({
      ...{ now, decision, account },
      closedRoles: (await listClosedRoles(tx, email)).flatMap((role) => asRole(role) ?? []),
      link: await findLastLink(tx, { email, lately: ago(signInLinkMinutes), today: since }),
      mail: await findLastMail(tx, email),
      refusals: await listRefusals(tx, { targetIds, since }),
      misses:
        account && (await findMisses(tx, { userId: account.id, since, lately: ago(wrongTriesMinutes) })),
    })
    return { email, account, decision, troubles }
  })
}
