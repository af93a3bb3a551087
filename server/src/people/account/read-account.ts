import type { Account } from '@tower/contract/people/account.contract.ts'
import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { readOwnAccount } from '../identity/accounts/read-own-account.ts'
import { findLastErasureRequest } from './account.queries.ts'
import { viewAccount } from './account.view.ts'

/** The account of the person signed in. */
export function readAccount(services: Services, userId: string): Promise<Account> {
  return services.database.read((tx) => describeAccount(tx, userId))
}

/** The same inside a transaction that has just changed it. */
export async function describeAccount(tx: Tx, userId: string): Promise<Account> {
  return viewAccount(await readOwnAccount(tx, userId), await findLastErasureRequest(tx, userId))
}
