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
  type GivingDonor,
} from './donors.queries.ts'

export type Giver = {
  userId: string | null
  email: string | null
  displayName: string | null
  /** What the payment provider knows a guest by who typed no name. */
  payerName?: string | null
  at: Date
  /** The address whose lock (`lockAddress`) the caller holds already. */
  lockedEmail?: string | null
}

/** Whose a gift is, and the house where it is for it as well; both stay as they are until the gift is in. */
export type GiftDonors = { donor: GivingDonor; house: Donor | undefined }

/**
 * Whose gift this is: the signed-in account, else the account that has the checkout's address now, else the address
 * itself until an account proves it, else the house. The row comes locked: it is the mint lock, taken before any
 * ledger account so that gifts and refunds of one donor never wait for each other in a circle.
 */
export async function findOrMakeDonor(tx: Tx, giver: Giver): Promise<Donor> {
  const { donor } = await findGiftDonors(tx, giver, { forHouse: false })
  return donor
}

/** The same of a gift that may be for the house as well, which is taken hold of last. */
export async function findGiftDonors(
  tx: Tx,
  giver: Giver,
  { forHouse }: { forHouse: boolean },
): Promise<GiftDonors> {
  const found = await findGiver(tx, giver, forHouse)
  const { donor } = found
  if (donor.kind === 'house') return { donor, house: donor }
  if (!forHouse) return { donor, house: undefined }
  return { donor, house: found.house ?? (await lockHouseDonor(tx, 'house', giver.at)) }
}

async function findGiver(tx: Tx, giver: Giver, forHouse: boolean): Promise<Found> {
  const email = giver.email?.trim().toLowerCase() || null
  if (giver.userId) {
    const account = await getAccountForGift(tx, giver.userId)
    const provenEmail = account.email_verified_at ? account.email : undefined
    return { donor: await donorOfAccount(tx, { userId: account.id, provenEmail }, giver) }
  }
  if (!email) return { donor: await lockHouseDonor(tx, 'house', giver.at) }
  return donorOfAddress(tx, email, giver, forHouse)
}

type Found = { donor: GivingDonor; house?: Donor | null }

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
async function donorOfAddress(tx: Tx, email: string, giver: Giver, forHouse: boolean): Promise<Found> {
  if (giver.lockedEmail !== email) await lockAddress(tx, email)
  const { accountId, donor, house } = await findByEmailForGift(tx, email, { forHouse })
  if (accountId !== null)
    return { donor: await donorOfAccount(tx, { userId: accountId, provenEmail: email }, giver) }
  const { displayName, payerName, at } = giver
  const person = { userId: null, email, displayName, payerName, at }
  const find = () => findDonorByEmailForUpdate(tx, email)
  return { donor: donor ?? (await makePerson(tx, person, find)), house }
}

async function makePerson(
  tx: Tx,
  person: Parameters<typeof insertPerson>[1],
  find: () => Promise<Donor | undefined>,
): Promise<GivingDonor> {
  const made = (await insertPerson(tx, person)) ?? (await find())
  if (!made) throw new Error('the donor could not be made')
  return made
}
