import { cardEndpoints, staffCardEndpoints } from '@tower/contract/spending/cards.contract.ts'
import type { CardVendor } from '@tower/contract/spending/cards.ts'
import type { Above } from '../../domain.ts'
import type { Serve } from '../../http/serve.ts'
import { type SecondLook, viewApprovalOf } from '../../money/approvals/approval-of-subject.ts'
import type { Hands } from '../../outbound-act.ts'
import type { Services } from '../../services.ts'
import { viewNewCard, viewOneTimeCard, viewTeacherCard, viewVendorCard } from './cards.view.ts'
import { closeCard } from './one-time/close-card.ts'
import { issueCard } from './one-time/issue-card.ts'
import { listIssuedCards } from './one-time/list-issued-cards.ts'
import { listCardsOfTeacher } from './teacher-cards/list-cards-of-teacher.ts'
import { listOwnCards } from './teacher-cards/list-own-cards.ts'
import { saveCard } from './teacher-cards/save-card.ts'
import { saveOwnCard } from './teacher-cards/save-own-card.ts'
import { setOnFile } from './teacher-cards/set-on-file.ts'

/** Mounts the calls of this domain. */
export function cardRoutes(serve: Serve, services: Services, { hands }: Pick<Above, 'hands'>): void {
  teacherRoutes(serve, services, { hands })
  staffRoutes(serve, services)
}

function teacherRoutes(serve: Serve, services: Services, { hands }: Hands): void {
  serve(cardEndpoints, {
    issue: async ({ body, actor: { userId: teacherId } }) => {
      const { merchant, amountCents, programId, request_key: requestKey, replaces } = body
      const wish = { teacherId, merchant, amountCents, programId, requestKey, replaces }
      return { card: viewNewCard(await issueCard({ ...services, hands }, wish)) }
    },
    listIssued: async ({ actor: { userId: teacherId } }) => {
      const { cards, isOffered, freeCents, isLocked, asked } = await listIssuedCards(services, { teacherId })
      return {
        items: cards.map(viewOneTimeCard),
        offered: isOffered,
        free_cents: freeCents,
        locked: isLocked,
        asked: viewAsked(asked),
      }
    },
    close: async ({ body, actor: { userId: teacherId } }) => ({
      item: viewOneTimeCard(await closeCard(services, { teacherId, cardId: body.id })),
    }),
    listVendorCards: async ({ actor: { userId: teacherId } }) => ({
      items: (await listOwnCards(services, { teacherId })).map(viewVendorCard),
    }),
    saveVendorCard: async ({ body, actor: { userId: teacherId } }) => {
      const { last4, verify } = body
      const aliasEmail = body.alias_email ?? body.email_alias
      // One of the two is there, as the contract says.
      const vendor = (body.vendor ?? body.partner) as CardVendor
      const card = await saveOwnCard(services, { teacherId, vendor, last4, aliasEmail, verify })
      return { item: viewVendorCard(card) }
    },
  })
}

/** The next card of a teacher that waits for somebody of the staff, for the teacher who asked. */
function viewAsked(asked: SecondLook | undefined) {
  const approval = viewApprovalOf(asked, 'asker')
  return asked && approval ? { ...approval, merchant: asked.what } : null
}

function staffRoutes(serve: Serve, services: Services): void {
  serve(staffCardEndpoints, {
    list: async ({ query }) => ({
      items: (await listCardsOfTeacher(services, { teacherId: query.teacher_id })).map(viewTeacherCard),
    }),
    save: async ({ body, actor }) => ({
      item: viewTeacherCard(
        await saveCard(services, {
          actorId: actor.userId,
          id: body.id,
          teacherId: body.teacher_id,
          vendor: body.vendor,
          label: body.label,
          status: body.status,
          last4: body.last4,
          expMonth: body.exp_month,
          expYear: body.exp_year,
          limitCents: body.limit_cents,
          externalId: body.external_id,
          notes: body.notes,
          seenUpdatedAt: body.seen_updated_at,
          requestKey: body.request_key,
        }),
      ),
    }),
    setOnFile: async ({ body, actor }) => ({
      item: viewTeacherCard(
        await setOnFile(services, { actorId: actor.userId, id: body.id, onFile: body.on_file }),
      ),
    }),
  })
}
