import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import {
  findPledgeForUpdate,
  findPledgeOfForUpdate,
  type InstallmentRow,
  letGo,
  listInstallments,
  type Pledge,
} from './pledges.queries.ts'

/** What no gift covers of an installment, there or expected. */
export const openCents = ({ amount_cents: whole, paid_cents, expected_cents }: InstallmentRow): number =>
  Math.max(0, whole - paid_cents - expected_cents)

/** Holds a pledge of which something may still come, with its installments. */
export async function holdOpenPledge(
  tx: Tx,
  pledgeId: string,
): Promise<{ pledge: Pledge; installments: InstallmentRow[] }> {
  const pledge = await findPledgeForUpdate(tx, pledgeId)
  if (!pledge) throw new Refusal('pledges.not_found')
  if (pledge.ended_at !== null) throw new Refusal('pledges.ended')
  return { pledge, installments: await listInstallments(tx, pledgeId) }
}

export type OpenInstallment = { pledge: Pledge; installment: InstallmentRow; openCents: number }

/** Holds the pledge of an installment that no gift covers yet: of two who take one for it, the second sees that it is taken. */
export async function holdOpenInstallment(tx: Tx, installmentId: string): Promise<OpenInstallment> {
  const pledge = await findPledgeOfForUpdate(tx, installmentId)
  if (!pledge) throw new Refusal('pledges.installment_not_found')
  if (pledge.ended_at !== null) throw new Refusal('pledges.ended')
  await letGo(tx, installmentId)
  const installment = (await listInstallments(tx, pledge.id)).find(({ id }) => id === installmentId)
  if (!installment) throw new Refusal('pledges.installment_not_found')
  const cents = openCents(installment)
  if (cents === 0) throw new Refusal('pledges.installment_paid')
  return { pledge, installment, openCents: cents }
}
