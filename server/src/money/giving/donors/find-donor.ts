import type { Tx } from '../../../database/database.ts'
import { adoptDonor } from './adopt-donor.ts'
import {
  findByEmailForGift,
  findDonorByEmailForUpdate,
  findDonorOfUserForUpdate,
  getAccountForGift,
  insertPerson,
  lockAddress,
  lockHouseDonor,
  type Donor,
} from './donors.queries.ts'

export type Giver = {
  userId: string | null
  email: string | null
  displayName: string | null
  /** What the payment provider knows a guest by who typed no name. */
  payerName?: string | null
  at: Date
}

/**
 * Whose gift this is: the signed-in account, else the account that has the checkout's address now, else the address
 * itself until an account proves it, else the house. The row comes locked: it is the mint lock, taken before any
 * ledger account so that gifts and refunds of one donor never wait for each other in a circle.
 */
export async function findOrMakeDonor(tx: Tx, giver: Giver): Promise<Donor> {
  const email = giver.email?.trim().toLowerCase() || null
  if (giver.userId) {
    const account = await getAccountForGift(tx, giver.userId)
    const provenEmail = account.email_verified_at ? account.email : undefined
    return donorOfAccount(tx, { userId: account.id, provenEmail }, giver)
  }
  if (!email) return lockHouseDonor(tx, 'house', giver.at)
  return donorOfAddress(tx, email, giver)
}

type GiversAccount = { userId: string; provenEmail: string | undefined }

/** An account always has a donor of its own. What was given under its proven address joins it first. */
async function donorOfAccount(
  tx: Tx,
  { userId, provenEmail }: GiversAccount,
  { displayName, at }: Giver,
): Promise<Donor> {
  if (provenEmail !== undefined) await adoptDonor(tx, { userId, email: provenEmail, at })
  const find = () => findDonorOfUserForUpdate(tx, userId)
  return (await find()) ?? makePerson(tx, { userId, email: null, displayName, at }, find)
}

/** An account may prove the address while its gift comes in: both take turns, so that the gift finds the account. */
async function donorOfAddress(tx: Tx, email: string, giver: Giver): Promise<Donor> {
  await lockAddress(tx, email)
  const { accountId, donor } = await findByEmailForGift(tx, email)
  if (accountId !== null) return donorOfAccount(tx, { userId: accountId, provenEmail: email }, giver)
  const { displayName, payerName, at } = giver
  const find = () => findDonorByEmailForUpdate(tx, email)
  return donor ?? makePerson(tx, { userId: null, email, displayName, payerName, at }, find)
}

async function makePerson(
  tx: Tx,
  person: Parameters<typeof insertPerson>[1],
  find: () => Promise<Donor | undefined>,
): Promise<Donor> {
  await insertPerson(tx, person)
  const made = await find()
  if (!made) throw new Error('the donor could not be made')
  return made
}
