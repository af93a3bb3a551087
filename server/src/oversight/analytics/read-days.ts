import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { analyticsEndpoints } from '@tower/contract/oversight/analytics.contract.ts'
import { dayOf, moveDay, startOfDay } from '@tower/contract/org-days.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import { sql } from 'kysely'
import { shownTo } from '../../people/identity/accounts/seen-people.ts'
import type { Services } from '../../services.ts'
import { countActions, countSignups } from './analytics.queries.ts'

/** What happened on each of the last days of the organization, today among them; days on which nothing did stand there too. */
export function readDays(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { days, duties }: { days: number; duties: readonly Duty[] },
): Promise<CallOutput<typeof analyticsEndpoints.daily>> {
  const today = dayOf(clock.now())
  const names = Array.from({ length: days }, (_, nth) => moveDay(today, nth + 1 - days))
  const since = startOfDay(moveDay(today, 1 - days))
  return database.read(async (tx) => {
    const signups = new Map(
      (await countSignups(tx, since, shownTo(duties, sql`role`))).map((row) => [row.day, row]),
    )
    const actions = new Map((await countActions(tx, since)).map((row) => [row.day, row]))
    return {
      signups: names.map((day) => ({ ...none, ...signups.get(day), day })),
      actions: names.map((day) => ({ day, actions: actions.get(day)?.actions ?? 0 })),
    }
  })
}

const none = { total: 0, teachers: 0, sponsors: 0, admins: 0 }
