import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { athleteAccount } from '../athlete-account.ts'
import { lockAthlete } from '../moved.queries.ts'
import { publishDisbursement } from '../publish-disbursement.ts'
import { tellFamily } from './tell-family.ts'
import {
  endSpell,
  findUnused,
  listFamily,
  listFreeAccounts,
  listOverSpells,
  type Spell,
} from './unused.queries.ts'

const atOnce = 500

/**
 * Every day: moves on what was not wanted again in time, once. Of an archived goal it becomes the athlete's general
 * support, of a profile that is not shown it goes to the fund for all athletes. What waits for a second person stays.
 */
export async function moveUnused(services: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  const at = services.clock.now()
  for (let count = atOnce; count === atOnce;) {
    const spells = await services.database.read((tx) => listOverSpells(tx, { at, limit: atOnce }))
    await workThrough(services, spells, (spell) =>
      services.database.transaction((tx) => endOne(tx, spell, at)),
    )
    count = spells.length
  }
}

async function endOne(tx: Tx, spell: Spell, at: Date): Promise<void> {
  const { id, prospect_id: prospectId } = spell
  await lockAthlete(tx, prospectId)
  const unused = await findUnused(tx, spell)
  const isDue = unused !== undefined && spell.moves_at <= at
  if (unused && !isDue) return
  const accounts = isDue ? await listFreeAccounts(tx, prospectId) : []
  const moving = accounts.filter(({ goal_id: goalId }) => spell.goal_id === null || goalId === spell.goal_id)
  const movedCents = moving.reduce((sum, { cents }) => sum + cents, 0)
  // Ended first: whoever ends it at the same time moves nothing.
  if (!(await endSpell(tx, { id, at, movedCents }))) return
  for (const { goal_id: goalId, cents } of moving) await moveOn(tx, { spell, goalId, cents, at })
  if (movedCents === 0) return
  const family = await listFamily(tx, prospectId)
  await tellFamily(tx, { id, step: 'moved', of: spell, family, cents: movedCents, movesAt: at })
  await publishDisbursement(tx, { prospectId })
}

type Moving = { spell: Spell; goalId: string | null; cents: number; at: Date }

async function moveOn(tx: Tx, { spell, goalId, cents, at }: Moving): Promise<void> {
  const { prospect_id: prospectId } = spell
  const from = athleteAccount({ prospectId, goalId })
  const isGoals = spell.goal_id !== null
  await recordNewPosting(tx, {
    kind: isGoals ? 'goal_to_athlete' : 'athlete_to_fund',
    idempotencyKey: `unused:${spell.id}:${from.ownerId}`,
    at,
    postings: transfer(
      from,
      isGoals ? athleteAccount({ prospectId, goalId: null }) : { kind: 'fund_prospects' },
      cents,
    ),
  })
}
