import type { Tx } from '../../../database/database.ts'
import {
  findAccount,
  findAccountByEmail,
  findDonorByEmailForUpdate,
  findDonorOfUserForUpdate,
  getDonorForUpdate,
  insertPerson,
  lockHouseDonor,
  setDonorAccount,
  type Account,
  type Donor,
} from './donors.queries.ts'

export type Giver = { userId: string | null; email: string | null; displayName: string | null; at: Date }

/**
 * Whose gift this is: the signed-in account, else the account that proved the checkout's address, else the address
 * itself until an account proves it, else the house. The row comes locked: it is the mint lock, taken before any
 * ledger account so that gifts and refunds of one donor never wait for each other in a circle.
 */
export async function findOrMakeDonor(tx: Tx, giver: Giver): Promise<Donor> {
  const email = giver.email?.trim().toLowerCase() || null
  const account = await findGiversAccount(tx, giver.userId, email)
  if (!account && !email) return lockHouseDonor(tx, 'house', giver.at)
  const address = account ? provenAddress(account) : email
  const known = await findKnownDonor(tx, account, address)
  if (known) return known
  await insertPerson(tx, {
    userId: account?.id ?? null,
    email: address,
    displayName: giver.displayName,
    at: giver.at,
  })
  const made = await findKnownDonor(tx, account, address)
  if (!made) throw new Error('the donor could not be made')
  return made
}

async function findGiversAccount(
  tx: Tx,
  userId: string | null,
  email: string | null,
): Promise<Account | undefined> {
  if (userId) return findAccount(tx, userId)
  return email ? findAccountByEmail(tx, email) : undefined
}

function provenAddress(account: Account): string | null {
  return account.email_verified_at ? account.email : null
}

async function findKnownDonor(
  tx: Tx,
  account: Account | undefined,
  address: string | null,
): Promise<Donor | undefined> {
  const own = account && (await findDonorOfUserForUpdate(tx, account.id))
  if (own) return own
  const ofAddress = address ? await findDonorByEmailForUpdate(tx, address) : undefined
  if (!ofAddress) return undefined
  if (ofAddress.merged_into_id) return getDonorForUpdate(tx, ofAddress.merged_into_id)
  if (account && ofAddress.user_id === null) await setDonorAccount(tx, ofAddress.id, account.id)
  return ofAddress
}
