import { readLook } from '@tower/contract/learning/badge-address.ts'
import { badgeDeskEndpoints } from '@tower/contract/learning/badge-desk.contract.ts'
import { badgeEndpoints } from '@tower/contract/learning/badges.contract.ts'
import { portraitEndpoints } from '@tower/contract/learning/portraits.contract.ts'
import { marketPicture } from '@tower/contract/learning/badges.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { Serve } from '../../http/serve.ts'
import { receivedFile } from '../../http/uploads/received-file.ts'
import { keepPicture } from '../../oversight/files/keep-picture.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { drawItem } from './art/draw-item.ts'
import { viewBadgeRow, viewLook, viewMarketplace, viewOffered } from './badges.view.ts'
import { buyItem, type BoughtItem } from './buy-item.ts'
import { sendPortrait, showBadges, wearAvatar } from './choose-picture.ts'
import { reorderItems } from './desk/reorder-items.ts'
import { decidePortrait } from './portraits/decide-portrait.ts'
import { listPortraits } from './portraits/list-portraits.ts'
import {
  listOfferedBadges,
  readMarketplace,
  readLookOfTeacher,
  readOwnCredits,
  readShownLook,
} from './read-marketplace.ts'

/** Mounts the calls of this domain. The catalog of staff is one with that of packs: `market.contract.ts`. */
export function badgeRoutes(serve: Serve, services: Services): void {
  const { database } = services
  serve(badgeEndpoints, {
    listRows: async () => (await database.read(listOfferedBadges)).map(viewBadgeRow),
    balances: async ({ actor }) => {
      const cents = await database.read((tx) => readOwnCredits(tx, actor.userId))
      return [{ balance_credits: cents / creditCents }]
    },
    marketplace: async ({ actor }) =>
      viewMarketplace(services, await database.read((tx) => readMarketplace(tx, actor.userId))),
    ownLook: ({ actor }) => database.read((tx) => readShownLook(tx, actor.userId)),
    purchase: async ({ actor, body: { badge_id: itemId, credits: shownCredits } }) =>
      viewBought(await buyItem(services, { actor, kind: 'badge', itemId, shownCredits })),
    unlockAvatar: async ({ actor, params: { avatarId: itemId }, body: { credits: shownCredits } }) =>
      viewBought(await buyItem(services, { actor, kind: 'avatar', itemId, shownCredits })),
    wear: async ({ actor, body: { avatar_id: avatarId } }) => ({
      look: viewLook(services, await wearAvatar(services, { actor, avatarId })),
    }),
    uploadPortrait: async ({ actor, request }) => {
      const look = await sendPortrait(services, { actor, file: receivedFile(request) })
      return { look: viewLook(services, look) }
    },
    showBadges: async ({ actor, body: { shown } }) => ({
      look: viewLook(services, await showBadges(services, { actor, shown })),
    }),
    picture: async ({ params: { kind, look: asked }, reply }) => {
      const look = readLook(kind, asked)
      if (!look) throw new Refusal('badges.not_found')
      // The address says all that is drawn: it never shows anything else until a new version draws it better.
      await reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(drawItem(look))
    },
  })
  serveStaff(serve, services)
}

function serveStaff(serve: Serve, services: Services): void {
  const { database } = services
  serve(badgeDeskEndpoints, {
    reorder: async ({ actor, body: { tab, ids } }) => {
      await reorderItems(services, { actor, kind: tab === 'badges' ? 'badge' : 'avatar', ids })
      return { ok: true as const }
    },
    teacherLook: ({ params: { teacherId } }) => database.read((tx) => readLookOfTeacher(tx, teacherId)),
    uploadPicture: ({ actor, request }) =>
      keepPicture(services, { ownerId: actor.userId, rule: marketPicture, request }),
  })
  serve(portraitEndpoints, {
    list: async () => ({ items: await listPortraits(services) }),
    decide: async ({ actor, params: { teacherId }, body: { file_id: fileId, ...decision } }) => {
      await decidePortrait(services, { actor, teacherId, fileId, decision })
      return { ok: true as const }
    },
  })
}

const viewBought = ({ item, leftCents }: BoughtItem) => ({
  ok: true as const,
  item: viewOffered(item),
  balance_credits: leftCents / creditCents,
})
