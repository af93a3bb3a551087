import type { Pool, PoolClient } from 'pg'
import { bindByPosition, type DonationStatement } from './donation-sql.ts'

const slotPriceCents = 80_000

type Value = string | number
type Values = Record<string, Value>

/** Records a paid gift with the least that does it rightly; see {@link donationSql} for what that leaves out. */
export async function recordDonation(
  pool: Pool,
  paid: { checkoutId: string; paymentRef: string },
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await writeDonation(client, paid)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function writeDonation(
  client: PoolClient,
  { checkoutId, paymentRef }: { checkoutId: string; paymentRef: string },
): Promise<void> {
  const values: Values = { checkout: checkoutId, payment_ref: paymentRef }
  const checkout = await ask(client, 'lockCheckout', values)
  Object.assign(values, { amount: checkout.amount_cents, email: checkout.email })
  const donor = await ask(client, 'lockDonor', values)
  Object.assign(values, { donor: donor.id, slots_minted: donor.slots_minted })
  values.payment = (await ask(client, 'insertPayment', values)).id ?? ''
  await tell(client, 'closeCheckout', values)
  values.entry = (await ask(client, 'insertArrival', values)).id ?? ''
  await tell(client, 'lockAccounts', values)
  await tell(client, 'insertPostings', values)
  await tell(client, 'moveBalances', values)
  values.minted = Math.floor((Number(donor.balance_cents) + Number(values.amount)) / slotPriceCents)
  if (values.minted > 0) await writeMint(client, values)
  await tell(client, 'updateDonor', values)
}

async function writeMint(client: PoolClient, values: Values): Promise<void> {
  values.slot = (await ask(client, 'insertSlot', values)).id ?? ''
  values.mint = (await ask(client, 'insertMint', values)).id ?? ''
  await tell(client, 'openSlotAccount', values)
  await tell(client, 'insertMintPostings', values)
  await tell(client, 'takePrice', values)
}

const bound = new Map<DonationStatement, ReturnType<typeof bindByPosition>>()

async function ask(client: PoolClient, name: DonationStatement, values: Values): Promise<Values> {
  const row = (await tell(client, name, values)).rows[0]
  if (!row) throw new Error(`${name} found nothing`)
  return row
}

function tell(client: PoolClient, name: DonationStatement, values: Values) {
  const statement = bound.get(name) ?? bindByPosition(name)
  bound.set(name, statement)
  return client.query<Values>(
    statement.text,
    statement.names.map((parameter) => values[parameter]),
  )
}
