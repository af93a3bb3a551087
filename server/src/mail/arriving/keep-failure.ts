import { cutText } from '@tower/contract/cut-text.ts'
import type { Tx } from '../../database/database.ts'
import { insertSuppression } from './suppressions.queries.ts'

type Failure = {
  mailId: string
  email: string
  reason: 'refused' | 'reported'
  said: string
}

const longestSaid = 300
/** What a server says often repeats the address, and others that it leads to. */
const address = /<?[^\s<>@"]+@[^\s<>@"]+>?/g

/** Nobody reads at an address: mails to it end here from now on. */
export async function suppressAddress(tx: Tx, { mailId, email, reason, said }: Failure): Promise<void> {
  await insertSuppression(tx, { ...{ mailId, email, reason }, said: withoutAddresses(said) })
}

/** Words of a server without the addresses in them. */
export const withoutAddresses = (said: string): string => cutText(said.replaceAll(address, '…'), longestSaid)
