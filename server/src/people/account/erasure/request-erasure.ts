import { dayOf } from '@tower/contract/org-days.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { erasureConfirmWords, erasureDays } from '@tower/contract/people/account.ts'
import type { ErasureRequest } from '@tower/contract/people/account-erasure.contract.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { insertErasureRequest } from '../account.queries.ts'
import { viewErasure } from '../account.view.ts'

const words: readonly string[] = Object.values(erasureConfirmWords)

export type RequestErasure = { userId: string; confirm: string; reason: string | null | undefined }

/** Someone asks to be erased: kept with the day by which staff answer, and told to staff. */
export async function requestErasure(
  services: Services,
  { userId, confirm, reason }: RequestErasure,
): Promise<ErasureRequest> {
  if (!words.includes(confirm.trim().toUpperCase())) throw new Refusal('account.confirmation_needed')
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const dueAt = new Date(at.getTime() + erasureDays * dayMs)
    const request = await insertErasureRequest(tx, { userId, reason: reason || null, at, dueAt })
    if (!request) throw new Refusal('account.erasure_already_requested')
    await notifyStaff(tx, {
      type: 'erasure_requested',
      title: 'Someone asks to be erased',
      message: `To be answered by ${dayOf(dueAt)}. The person's number is ${userId}.`,
      dedupeKey: `erasure_requested:${request.id}`,
    })
    const target = { targetKind: 'user', targetId: userId }
    await writeAudit(tx, { at, actorId: userId, action: 'account.erasure_requested', ...target })
    return viewErasure(request)
  })
}
