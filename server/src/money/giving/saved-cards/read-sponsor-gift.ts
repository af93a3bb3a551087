import type { HandlerInput } from '@tower/contract/endpoint.ts'
import { Id } from '@tower/contract/id.contract.ts'
import type { sponsorGiftEndpoints } from '@tower/contract/money/sponsor-gifts.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin, type Config } from '../../../config.ts'
import type { Actor } from '../../../http/actor.ts'
import { findTeacherClassroom } from '../../../matching/classrooms/list-teacher-classrooms.ts'
import { resolveCode } from '../../../matching/classrooms/resolve-code.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { readGiftCents } from '../checkouts/gift-amount.ts'
import type { GiftRequest } from '../checkouts/gift-request.ts'
import { readCoveredFee, readGiver, readProgram } from '../checkouts/read-gift-request.ts'
import { withSessionId } from '../checkouts/return-address.ts'

type Body = HandlerInput<typeof sponsorGiftEndpoints.donate>['body']

/** Reads what a sponsor wants to give from their dashboard; whoever pays elsewhere comes back there. */
export async function readSponsorGift(services: Services, body: Body, actor: Actor): Promise<GiftRequest> {
  const amountCents = readGiftCents(body.usd_cents)
  return {
    purpose: 'donation',
    ...(await readDestination(services, body)),
    amountCents,
    feeCoverCents: body.cover_fee ? readCoveredFee(services.config, amountCents) : 0,
    ...readGiver(actor, null),
    displayName: null,
    ...readReturns(services.config, body),
    ...(body.language && { language: body.language }),
    ...(body.save_card && { savesCard: true as const }),
  }
}

type Destined = Pick<GiftRequest, 'destination' | 'programKey' | 'classroomId'>

async function readDestination(services: Services, body: Body): Promise<Destined> {
  if (body.kind === 'teacher_direct') {
    return {
      destination: 'teacher_direct',
      programKey: null,
      classroomId: await findClassroomId(services, body),
    }
  }
  return { ...readProgram({ programId: body.program_id || 'sponsor-classroom' }), classroomId: null }
}

/** The classroom of the teacher who is named; whether it may be given to is asked with the checkout. */
async function findClassroomId(services: Services, body: Body): Promise<string> {
  const { teacher_id: teacherId, teacher_share_code: code } = body
  if (teacherId) {
    const id = Id.safeParse(teacherId)
    const classroom = id.success
      ? await services.database.read((tx) => findTeacherClassroom(tx, id.data))
      : undefined
    if (!classroom) throw new Refusal('giving.teacher_not_found')
    return classroom.id
  }
  if (!code) throw new Refusal('giving.teacher_missing')
  return (await resolveCode(services, { code })).id
}

function readReturns(config: Config, { kind }: Body): Pick<GiftRequest, 'successUrl' | 'cancelUrl'> {
  const page = siteOrigin(config) + (kind === 'teacher_direct' ? paths.sponsorShares : paths.sponsorDashboard)
  return { successUrl: withSessionId(page), cancelUrl: `${page}?donation=cancelled` }
}
