import { creditCents } from '@tower/contract/money.ts'
import { creditUseEndpoints } from '@tower/contract/money/credit-uses.contract.ts'
import { creditEndpoints } from '@tower/contract/money/credits.contract.ts'
import { marketEndpoints } from '@tower/contract/money/market.contract.ts'
import { teacherCreditEndpoints } from '@tower/contract/money/teacher-credits.contract.ts'
import type { HandedDown } from '../../handed-down.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import {
  movementsHeader,
  viewMarketEntry,
  viewMarketPack,
  viewMovementLine,
  viewPack,
  viewStorybookWeek,
  viewTeacherGrant,
  viewToolMovement,
  viewWallet,
} from './credits.view.ts'
import { giveCredits } from './gifts/give-credits.ts'
import { readCredits } from './gifts/read-credits.ts'
import { grantCredits } from './grants/grant-credits.ts'
import { listAllPacks, listPacksFor, listPacksForSale } from './packs/list-packs.ts'
import { readPackFields } from './packs/read-pack-fields.ts'
import { savePack } from './packs/save-pack.ts'
import { findVendorStore } from './find-vendor-store.ts'
import { grantToTeacher } from './teachers/grant-to-teacher.ts'
import { listStorybookWeeks } from './teachers/list-storybook-weeks.ts'
import { readBalances } from './teachers/read-balances.ts'
import { readGrantAmounts } from './teachers/read-grant-amounts.ts'
import { listGrants } from './teachers/teacher-grants.queries.ts'
import { exportMovements, readWallet } from './wallet/read-wallet.ts'
import { listAllMovements } from './wallet/wallet.queries.ts'
import { selectToolMovements } from './uses/tool-movements.queries.ts'
import { consumeCredit } from './uses/consume-credit.ts'

/** Badges and avatars are kept above. */
type KnownOfMarket = Pick<HandedDown, 'listMarketItems' | 'saveMarketItem'>

/** Mounts the calls of this domain. */
export function creditRoutes(serve: Serve, services: Services, above: KnownOfMarket): void {
  serve(creditEndpoints, {
    wallet: async ({ actor, query }) =>
      viewWallet(await services.database.read((tx) => readWallet(tx, actor.userId, query))),
    walletCsv: ({ actor, reply }) =>
      sendCsv(reply, {
        name: 'credits',
        header: movementsHeader,
        batches: exportMovements(services, actor.userId),
        view: viewMovementLine,
      }),
    packs: async ({ actor }) => {
      const { packs, areForStaff } = await listPacksFor(services, actor)
      return { items: packs.map(areForStaff ? viewMarketPack : viewPack) }
    },
    catalog: async () => ({ packs: (await listPacksForSale(services)).map(viewPack) }),
    give: async ({ actor, body }) => {
      const cents = readCredits(body.credits)
      const given = await giveCredits(services, {
        actor,
        to: body,
        cents,
        idempotencyKey: body.idempotency_key,
      })
      return {
        sponsor_balance: given.sponsorCents / creditCents,
        teacher_balance: given.teacherCents / creditCents,
      }
    },
    vendor: async ({ query, reply }) => {
      reply.redirect(findVendorStore(services.config, query.vendor), 302)
    },
  })
  serve(marketEndpoints, {
    catalog: async ({ query }) => ({ items: await listCatalog(services, query.tab, above) }),
    upsert: async ({ actor, body: { tab, row } }) => {
      if (tab !== 'packs') {
        const { id = null, seen = null, ...fields } = row
        const at = services.clock.now()
        const wish = { actor, kind: itemKindOf[tab], itemId: id, seen, row: fields, at }
        const item = await services.database.transaction((tx) => above.saveMarketItem(tx, wish))
        return { ok: true as const, item }
      }
      const pack = await savePack(services, { actor, packId: row.id ?? null, fields: readPackFields(row) })
      return { ok: true as const, item: viewMarketPack(pack) }
    },
    ledger: async ({ query }) => {
      const movements = await services.database.read((tx) => listAllMovements(tx, query))
      return { items: movements.map(viewMarketEntry) }
    },
    grant: async ({ actor, body }) => {
      const { user_id: userId, note, idempotency_key: idempotencyKey } = body
      const cents = readCredits(body.credits)
      const { balanceCents } = await grantCredits(services, { actor, userId, cents, note, idempotencyKey })
      return { added: cents / creditCents, balance: balanceCents / creditCents }
    },
  })
  teacherCreditRoutes(serve, services)
  useRoutes(serve, services)
}

const itemKindOf = { badges: 'badge', avatars: 'avatar' } as const

async function listCatalog(
  services: Services,
  tab: 'packs' | keyof typeof itemKindOf,
  { listMarketItems }: KnownOfMarket,
) {
  if (tab === 'packs') return (await listAllPacks(services)).map(viewMarketPack)
  return services.database.read((tx) => listMarketItems(tx, itemKindOf[tab]))
}

function useRoutes(serve: Serve, services: Services): void {
  serve(creditUseEndpoints, {
    consume: async ({ actor, body }) => {
      const { sponsor_id: sponsorId = null, reason, idempotency_key: requestKey } = body
      const use = await consumeCredit(services, { actor, sponsorId, reason, requestKey })
      return { ok: true as const, use_id: use.useId, reason: use.reason, taken_from: use.takenFrom }
    },
    movements: async ({ actor }) => ({
      items: (await services.database.read((tx) => selectToolMovements(tx, actor.userId))).map(
        viewToolMovement,
      ),
    }),
  })
}

function teacherCreditRoutes(serve: Serve, services: Services): void {
  serve(teacherCreditEndpoints, {
    grant: async ({ actor, body }) => {
      const teacherId = body.user_id?.trim()
      if (!teacherId) throw new Refusal('credits.user_required')
      const amounts = readGrantAmounts({ storybook: body.storybook_credits, tools: body.tools_credits })
      const requestKey = body.idempotency_key ?? services.random.uuid()
      const { toolsCents, week } = await grantToTeacher(services, { actor, teacherId, amounts, requestKey })
      return {
        ok: true as const,
        tools_credits: toolsCents / creditCents,
        storybook_week: week && viewStorybookWeek(week),
      }
    },
    balances: async ({ actor }) => {
      const balances = await readBalances(services, { teacherId: actor.userId })
      return { balances: balances.map(({ type, credits }) => ({ credit_type: type, balance: credits })) }
    },
    storybookWeeks: async ({ actor }) =>
      (await listStorybookWeeks(services, { teacherId: actor.userId })).map(viewStorybookWeek),
    grants: async ({ actor }) => {
      const grants = await services.database.read((tx) => listGrants(tx, actor.userId))
      return { items: grants.map(viewTeacherGrant) }
    },
  })
}
