import { isStaff } from '@tower/contract/access.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { asLanguage } from '@tower/contract/language.ts'
import { remindAgainDays } from '@tower/contract/money/pledges.ts'
import { dayOf } from '@tower/contract/org-days.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { queueSealedMail } from '../../mail/queue-sealed.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { issueGiverLink } from '../giving/own/issue-giver-link.ts'
import { holdOpenInstallment } from './hold-pledge.ts'
import { findPledgeReader } from './pledge-donor.queries.ts'
import { updateReminded } from './pledges.queries.ts'

/** Staff send a donor a kind word about an installment, in the donor's language. Of one installment not again within a week. */
export async function remindOfInstallment(
  services: Services,
  { actor, installmentId }: { actor: Actor; installmentId: string },
): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  await services.database.transaction((tx) =>
    remind(services, tx, { installmentId, by: actor.userId, at: services.clock.now() }),
  )
}

type Reminding = {
  installmentId: string
  /** Null: it goes out by itself. */
  by: string | null
  at: Date
}

type Sealing = Pick<Services, 'config' | 'random'>

/** Mails it, in the transaction of whoever asks for it. */
export async function remind(services: Sealing, tx: Tx, { installmentId, by, at }: Reminding): Promise<void> {
  const { pledge, installment, openCents } = await holdOpenInstallment(tx, installmentId)
  const { reminded_at: before, due_on: dueOn } = installment
  if (before !== null && at.getTime() - before.getTime() < remindAgainDays * dayMs)
    throw new Refusal('pledges.reminded_lately')
  const reader = await findPledgeReader(tx, pledge.id)
  if (reader?.not_reminded) throw new Refusal(`pledges.${reader.not_reminded}`)
  if (!reader?.address) throw new Refusal('pledges.no_address')
  const givingPath = await issueGiverLink(tx, { donorId: pledge.donor_id, address: reader.address, at })
  await queueSealedMail(services, tx, {
    dedupeKey: `pledge-reminder:${installmentId}:${at.toISOString()}`,
    to: reader.address,
    template: 'pledge_reminder',
    locale: asLanguage(reader.locale ?? 'en'),
    params: {
      giverName: reader.name,
      openCents,
      pledgedCents: pledge.amount_cents,
      dueOn,
      isPast: dueOn < dayOf(at),
      destination: pledge.destination,
      givingPath,
    },
  })
  await updateReminded(tx, installmentId, at)
  await writeAudit(tx, {
    at,
    actorId: by,
    action: 'pledges.reminded',
    targetKind: 'pledge',
    targetId: pledge.id,
    details: { due_on: dueOn },
  })
}
