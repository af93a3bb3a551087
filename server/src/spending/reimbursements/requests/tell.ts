import { asLanguage } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import type { Tx } from '../../../database/database.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { announceAll } from '../../../realtime/announce.ts'
import type { ReimbursementMailParams } from './reimbursement-mail.ts'
import { findTeacher, type LockedRequest } from './requests.queries.ts'

/** Tells the teacher's open screens, and those of staff, that requests changed. */
export async function tellScreens(
  tx: Tx,
  requests: readonly Pick<LockedRequest, 'id' | 'teacher_id'>[],
): Promise<void> {
  const topic = 'reimbursement.changed'
  await announceAll(
    tx,
    requests.flatMap(({ id, teacher_id: userId }) => [
      { topic, audience: { userId }, payload: { id } },
      { topic, audience: 'staff' as const, payload: { id } },
    ]),
  )
}

export type ToldStaff = {
  request: LockedRequest
  revision: number
  totalCents: number
  hasLostApproval: boolean
}

/** Tells staff of a request that waits for them. */
export async function tellStaff(
  tx: Tx,
  { request, revision, totalCents, hasLostApproval }: ToldStaff,
): Promise<void> {
  const teacher = await findTeacher(tx, request.teacher_id)
  const name = nameReimbursement(request.number)
  await notifyStaff(tx, {
    type: 'reimbursement',
    title: `${teacher.full_name ?? teacher.email} asks for ${formatUsd(totalCents, { always2: true })}`,
    message: hasLostApproval
      ? `${name} was changed after it was approved, so it waits for a decision again.`
      : `${name} waits for a decision under Reimbursements.`,
    dedupeKey: `reimbursement:${request.id}:${revision}`,
  })
}

/** Writes to the teacher what staff decided. */
export async function tellTeacher(
  tx: Tx,
  request: LockedRequest,
  { revision, ...said }: Pick<ReimbursementMailParams, 'outcome' | 'reason'> & { revision: number },
): Promise<void> {
  const teacher = await findTeacher(tx, request.teacher_id)
  if (teacher.disabled_at) return
  await queueMail(tx, {
    dedupeKey: `reimbursement:${request.id}:${revision}`,
    to: teacher.email,
    template: 'reimbursement_decided',
    params: {
      ...said,
      requestId: request.id,
      number: request.number,
      title: request.title,
      totalCents: request.total_cents,
    },
    locale: asLanguage(teacher.locale),
  })
}
