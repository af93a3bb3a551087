import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findVisibleProspect } from '../../../people/prospects/read-public-prospect.ts'
import { listPaidFor, type PaidFor } from '../../disbursements/list-paid-for.ts'
import { readUnusedDays } from '../../disbursements/rule/read-unused-days.ts'
import { sumMoney, sumSupport, type SupportSums } from './report.queries.ts'

export type AthleteReport = SupportSums & {
  raisedCents: number
  paidCents: number
  paid: PaidFor[]
  unusedDays: number
}

const mostShown = 20

/** What gifts to an athlete came to and did, as long as the athlete may be seen. */
export function readAthleteReport(
  { database }: Pick<Services, 'database'>,
  { prospectId }: { prospectId: string },
): Promise<AthleteReport> {
  return database.read(async (tx: Tx) => {
    const prospect = await findVisibleProspect(tx, prospectId)
    if (!prospect) throw new Refusal('prospects.not_found')
    const { paid_cents: paidCents } = await sumMoney(tx, prospect.id)
    return {
      ...(await sumSupport(tx, prospect.id)),
      raisedCents: prospect.raised_cents,
      paidCents,
      paid: await listPaidFor(tx, { prospectId: prospect.id, limit: mostShown }),
      unusedDays: await readUnusedDays(tx),
    }
  })
}
