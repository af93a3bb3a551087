import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import { creditUseReasons } from '@tower/contract/money/credit-uses.ts'
import type { creditUseEndpoints } from '@tower/contract/money/credit-uses.contract.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { creditEndpoints, CreditPack, MarketPack } from '@tower/contract/money/credits.contract.ts'
import type { MarketEntry } from '@tower/contract/money/market.contract.ts'
import type { StorybookWeek, TeacherGrant } from '@tower/contract/money/teacher-credits.contract.ts'
import type { PackRow } from './packs/packs.queries.ts'
import type { CsvCell } from '../../http/csv.ts'
import { entryTypeOf } from './wallet/entry-type.ts'
import type { Wallet } from './wallet/read-wallet.ts'
import type { ToolMovementRow } from './uses/tool-movements.queries.ts'
import type { MovementRow, OwnMovementRow } from './wallet/wallet.queries.ts'
import type { StorybookWeekRow } from './teachers/storybook-weeks.queries.ts'
import type { listGrants } from './teachers/teacher-grants.queries.ts'

export function viewPack(pack: PackRow): CreditPack {
  return {
    id: pack.id,
    name: pack.name,
    usd_price: pack.price_cents / 100,
    credit_value_cents: pack.credit_cents,
  }
}

/** A pack with what only staff see of it. */
export function viewMarketPack(pack: PackRow): MarketPack {
  return { ...viewPack(pack), active: pack.active, created_at: pack.created_at.toISOString() }
}

export function viewWallet({
  balanceCents,
  movements,
}: Wallet): HandlerOutput<typeof creditEndpoints.wallet> {
  return {
    account: { balance_cents: balanceCents },
    ledger: movements.map((movement) => ({
      id: movement.id,
      ...entryTypeOf(movement, movement.credit_cents),
      delta_cents: movement.credit_cents,
      note: noteOf(movement),
      created_at: movement.at.toISOString(),
      balance_after_cents: movement.balance_cents,
    })),
  }
}

export const movementsHeader = ['Booked (UTC)', 'Movement', 'Note', 'Credits', 'Balance after']

/** A movement as a line of a file, in whole credits and their hundredths. */
export function viewMovementLine(movement: OwnMovementRow): CsvCell[] {
  return [
    movement.at.toISOString(),
    entryTypeOf(movement, movement.credit_cents).type,
    noteOf(movement) ?? '',
    movement.credit_cents / creditCents,
    movement.balance_cents / creditCents,
  ]
}

/** The latest movements as a dashboard shows them, in credits. */
export function viewRecentCredits(movements: readonly MovementRow[]) {
  return movements.map((movement) => ({
    created_at: movement.at.toISOString(),
    type: entryTypeOf(movement, movement.credit_cents).type,
    delta_credits: movement.credit_cents / creditCents,
    note: noteOf(movement),
  }))
}

export function viewMarketEntry(movement: MovementRow): MarketEntry {
  return {
    id: movement.id,
    created_at: movement.at.toISOString(),
    type: entryTypeOf(movement, movement.credit_cents).type,
    delta_credits: movement.credit_cents / creditCents,
    user_id: movement.user_id,
    email: movement.email,
    note: noteOf(movement),
  }
}

export function viewStorybookWeek(week: StorybookWeekRow): StorybookWeek {
  const { id, period_start, period_end, credits_granted, credits_used, teacher_id, classroom_id } = week
  return {
    ...{ id, period_start, period_end, credits_granted, credits_used, teacher_id, classroom_id },
    created_at: week.created_at.toISOString(),
  }
}

export function viewTeacherGrant(grant: Awaited<ReturnType<typeof listGrants>>[number]): TeacherGrant {
  const { id, storybook_credits, tools_credits } = grant
  return { id, storybook_credits, tools_credits, granted_at: grant.granted_at.toISOString() }
}

/** A gift is noted by who stands on its other side, where they told us their name. */
function noteOf({ memo, other_name: otherName }: MovementRow): string | null {
  return memo ?? otherName
}

/** A movement of credits for tools; of a grant the note of staff is not told. */
export function viewToolMovement({
  memo,
  credit_cents: cents,
  ...movement
}: ToolMovementRow): HandlerOutput<typeof creditUseEndpoints.movements>['items'][number] {
  const reason = creditUseReasons.find((one) => one === memo) ?? null
  return { ...movement, reason, credits: cents / creditCents }
}
