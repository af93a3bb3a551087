import { createHash } from 'node:crypto'
import { normalizedContact } from '@tower/contract/matching/nominations.ts'
import type { Services } from '../../services.ts'
import { nominatorPepper, sealNominatorHash } from './nominator-pepper.ts'

/** What ballots of these addresses are stored under: the hash their browser would send, sealed. */
export function sealedNominators(services: Pick<Services, 'config'>, addresses: readonly string[]): string[] {
  const pepper = nominatorPepper(services)
  return addresses.map((address) =>
    sealNominatorHash(createHash('sha256').update(normalizedContact(address)).digest('hex'), pepper),
  )
}
