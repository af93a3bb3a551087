import { slotEndpoints } from '@tower/contract/matching/slots.contract.ts'
import type { Above } from '../../domain.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { giveSlot } from './give-slot.ts'
import { listPools, listReceivers, listWaitingRows } from './slots.queries.ts'

const teacherPickerLength = 200

/** Staff calls on slots and pools. */
export function slotRoutes(
  serve: Serve,
  services: Services,
  {
    findSlotDonors,
    countSlotsOfFixedDraw,
    hands,
  }: Pick<Above, 'findSlotDonors' | 'countSlotsOfFixedDraw' | 'hands'>,
): void {
  serve(slotEndpoints, {
    mint: async ({ actor, body }) => {
      const { slotId, number } = await giveSlot(
        { ...services, findSlotDonors, countSlotsOfFixedDraw, hands },
        {
          actor,
          teacherId: body.teacher_id,
          poolId: body.pool_id,
          classroomId: body.classroom_id,
          reason: body.reason,
          another: body.another,
        },
      )
      return { slot_id: slotId, number }
    },
    pools: async () => {
      const pools = await services.database.read(listPools)
      const items = pools.map((pool) => ({
        ...pool,
        oldest_created_at: pool.oldest_created_at?.toISOString() ?? null,
      }))
      return { items, total: items.length }
    },
    listRows: async () => {
      const rows = await services.database.read(listWaitingRows)
      return rows.map(({ id, pool_id, created_at: at }) => ({
        ...{ id, pool_id, created_at: at.toISOString(), assigned: false as const },
      }))
    },
    teachers: ({ query }) =>
      services.database.read((tx) => listReceivers(tx, { q: query.q, limit: teacherPickerLength })),
  })
}
