import type { Services } from '../../../services.ts'
import { requireProspect, type ProspectActor } from '../../../people/prospects/prospects.access.ts'
import { listPaidFor, type PaidFor } from '../../disbursements/list-paid-for.ts'
import { listStatementGifts, type MoneySums, type StatementGiftRow, sumMoney } from './report.queries.ts'

export type AthleteStatement = {
  athlete: string
  sums: MoneySums
  gifts: StatementGiftRow[]
  paid: PaidFor[]
}

const mostLines = 2_000

/** What came in for an athlete, what was paid and what is left, for whoever reaches the profile. */
export function readAthleteStatement(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { actor, prospectId }: { actor: ProspectActor; prospectId: string },
): Promise<AthleteStatement> {
  return database.transaction(async (tx) => {
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'view', at: clock.now() })
    return {
      athlete: `${prospect.first_name} ${prospect.last_name}`,
      sums: await sumMoney(tx, prospect.id),
      gifts: await listStatementGifts(tx, { prospectId: prospect.id, limit: mostLines }),
      paid: await listPaidFor(tx, { prospectId: prospect.id, limit: mostLines }),
    }
  })
}
