import { createHash } from 'node:crypto'
import { normalizedContact } from '@tower/contract/matching/nominations.ts'
import type { Services } from '../../services.ts'
import type { SealedTraces } from './erasure.queries.ts'
import { nominatorPepper, sealNominatorHash } from './nominator-pepper.ts'
import { sealMailbox } from './seal-mailbox.ts'

/** What ballots of these addresses are found by: the hash their browser would send, sealed, and their sealed mailboxes. */
export function sealTraces(services: Pick<Services, 'config'>, addresses: readonly string[]): SealedTraces {
  const pepper = nominatorPepper(services)
  const nominators = addresses.map((address) =>
    sealNominatorHash(createHash('sha256').update(normalizedContact(address)).digest('hex'), pepper),
  )
  return { nominators, mailboxes: addresses.map((address) => sealMailbox(services, address)) }
}
