import { hourMs } from '@tower/contract/durations.ts'
import { asLanguage, type Language } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import { withConstantTime } from '../../../people/identity/answer-time.ts'
import type { Services } from '../../../services.ts'
import { openLink } from './find-giver.ts'
import { findDonorOfAddress, findHolder } from './giver.queries.ts'
import { issueGiverLink } from './issue-giver-link.ts'

/**
 * Mails a fresh link to an address that gave, at most once an hour however many ask. Every other address gets the same
 * answer in the same time, and no mail: only who reads the mailbox learns anything.
 */
export function requestGiverLink(
  services: Services,
  { email, language }: { email: string; language: Language | undefined },
): Promise<void> {
  return withConstantTime(services, () =>
    services.database.transaction(async (tx) => {
      const donorId = await findDonorOfAddress(tx, email)
      if (donorId !== undefined) await mailLink(services, tx, { donorId, language })
    }),
  )
}

/** Mails a fresh link in place of one that expired. The old one need not be good any more, but ours, and not revoked. */
export function renewGiverLink(services: Services, { link }: { link: string }): Promise<void> {
  return services.database.transaction(async (tx) => {
    const { giver } = await openLink(tx, link)
    if (giver.donorId !== null) await mailLink(services, tx, { donorId: giver.donorId, language: undefined })
  })
}

type Wish = { donorId: string; language: Language | undefined }

async function mailLink(services: Services, tx: Tx, { donorId, language }: Wish): Promise<void> {
  const at = services.clock.now()
  const holder = await findHolder(tx, donorId)
  if (!holder || holder.address === null) return
  const address = holder.address
  const path = await issueGiverLink(tx, { donorId, address, at })
  if (path === undefined) return
  await queueSealedMail(services, tx, {
    dedupeKey: `giver-link:${holder.donorId}:${Math.floor(at.getTime() / hourMs)}`,
    to: address,
    template: 'giver_link',
    params: { giverName: holder.name, path },
    locale: asLanguage(holder.locale ?? language ?? 'en'),
  })
}
