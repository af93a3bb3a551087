import { linkedPledgeEndpoints, ownPledgeEndpoints } from '@tower/contract/money/own-pledges.contract.ts'
import { pledgeGiftEndpoints } from '@tower/contract/money/pledge-gifts.contract.ts'
import { pledgeEndpoints } from '@tower/contract/money/pledges.contract.ts'
import { dayOf } from '@tower/contract/org-days.ts'
import { answerList } from '../../http/answer-list.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { entryOf } from '../giving/offline/entry-of.ts'
import { changeDays, endPledge } from './change-pledge.ts'
import { countGift, enterInstallmentGift, releaseGift } from './count-gift.ts'
import { enterPledge } from './enter-pledge.ts'
import { listOwnPledges } from './list-own-pledges.ts'
import { pledgesOn } from './listed-pledges.queries.ts'
import { pledgeFile } from './pledges.view.ts'
import { readCandidates, readPledge } from './read-pledge.ts'
import { remindOfInstallment } from './remind.ts'

const done = { ok: true as const }

/** Mounts the calls about what donors promised to give. */
export function pledgeRoutes(serve: Serve, services: Services): void {
  // How a pledge stands is a matter of the day.
  const listToday = () => answerList(services, pledgesOn(dayOf(services.clock.now())), pledgeFile)
  serve(pledgeEndpoints, {
    list: (visit) => listToday().page(visit),
    listCsv: (visit) => listToday().file(visit),
    read: ({ params }) => readPledge(services, params.pledgeId),
    enter: async ({ actor, body }) => ({
      id: await enterPledge(services, {
        actor,
        donorId: body.donor_id,
        email: body.email,
        donorName: body.donor_name,
        isOrganization: body.is_organization,
        amountCents: body.amount_cents,
        destination: body.destination,
        rhythm: body.rhythm,
        days: body.days,
        reminds: body.reminds,
        note: body.note,
        requestKey: body.request_key,
      }),
    }),
    remind: async ({ actor, params }) => {
      await remindOfInstallment(services, { actor, ...params })
      return done
    },
    changeDays: async ({ actor, params, body }) => {
      const days = body.days.map(({ installment_id: installmentId, due_on: dueOn, was }) => ({
        ...{ installmentId, dueOn, was },
      }))
      await changeDays(services, { actor, ...params, days })
      return done
    },
    end: async ({ actor, params, body }) => {
      await endPledge(services, { actor, ...params, reason: body.reason })
      return done
    },
  })
  giftRoutes(serve, services)
  serve(ownPledgeEndpoints, {
    list: async ({ actor }) => ({ items: await listOwnPledges(services, { userId: actor.userId }) }),
  })
  serve(linkedPledgeEndpoints, {
    list: async ({ query }) => ({ items: await listOwnPledges(services, query) }),
  })
}

function giftRoutes(serve: Serve, services: Services): void {
  serve(pledgeGiftEndpoints, {
    candidates: async ({ params }) => ({ items: await readCandidates(services, params.installmentId) }),
    count: async ({ actor, params, body }) => {
      await countGift(services, { actor, ...params, giftId: body.gift_id, isOffline: body.is_offline })
      return done
    },
    enterGift: async ({ actor, params, body }) => ({
      id: await enterInstallmentGift(services, { actor, ...params, gift: entryOf(body) }),
    }),
    release: async ({ actor, params }) => {
      await releaseGift(services, { actor, ...params })
      return done
    },
  })
}
