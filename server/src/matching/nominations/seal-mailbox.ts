import { createHmac } from 'node:crypto'
import { oneMailbox } from '../../http/one-mailbox.ts'
import { keptKey } from '../../secret-keys.ts'
import type { Services } from '../../services.ts'

/**
 * What is kept of a mailbox that stands behind a nomination. `name+anything@host` is the mailbox of `name@host`, and
 * Google's has any number of spellings: they all count once.
 */
export function sealMailbox(services: Pick<Services, 'config'>, address: string): string {
  return sealMailboxWith(mailboxPepper(services), address)
}

/** The same with the key at hand, for whole lists. */
export function sealMailboxWith(pepper: Buffer, address: string): string {
  return createHmac('sha256', pepper).update(oneMailbox(address.trim().toLowerCase())).digest('hex')
}

/** The key of the mailboxes' hashes, another than that of the nominators'. */
export function mailboxPepper({ config }: Pick<Services, 'config'>): Buffer {
  return keptKey(config, 'nominator-mailbox/1')
}
