import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { balanceOf } from './read-balance.ts'

/** Whether the reserve, which pays refunds of what was given on, has less than the charity wants in it. */
export async function isReserveLow({ config }: Pick<Services, 'config'>, tx: Tx): Promise<boolean> {
  return (await balanceOf(tx, { kind: 'refund_reserve' })) < config.RESERVE_FLOOR_CENTS
}
