import type { QueryClient } from '@tanstack/react-query'
import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { badgeDeskEndpoints } from '@tower/contract/learning/badge-desk.contract.ts'
import { badgeEndpoints } from '@tower/contract/learning/badges.contract.ts'
import { marketEndpoints } from '@tower/contract/money/market.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'
import { type SendingFile, sendUpload } from '../../session/send-upload.ts'

export type Marketplace = CallOutput<typeof badgeEndpoints.marketplace>
export type OfferedItem = Marketplace['badges'][number]
export type Look = Marketplace['look']
type Listed = CallOutput<typeof marketEndpoints.catalog>['items'][number]
export type MarketItem = Extract<Listed, { tier: number }>
export type ItemTab = 'badges' | 'avatars'
type Row = CallInput<typeof marketEndpoints.upsert>['body']['row']

/** All that the marketplace shows the teacher who is signed in. */
export const marketplaceQuery = readQuery(badgeEndpoints.marketplace, {}, ['wallet.changed'])

/** How the teacher who is signed in appears to others. */
export const ownLookQuery = readQuery(badgeEndpoints.ownLook, {})

/** What a teacher does there. */
export const badgeCalls = {
  buy: ({ id, kind, credits }: OfferedItem) =>
    kind === 'badge'
      ? browserCall(badgeEndpoints.purchase, { body: { badge_id: id, credits } })
      : browserCall(badgeEndpoints.unlockAvatar, { params: { avatarId: id }, body: { credits } }),
  wear: (avatarId: string | null) => browserCall(badgeEndpoints.wear, { body: { avatar_id: avatarId } }),
  showBadges: (shown: boolean) => browserCall(badgeEndpoints.showBadges, { body: { shown } }),
  uploadPortrait: (file: File, sending: SendingFile) =>
    sendUpload(badgeEndpoints.uploadPortrait, {}, file, sending),
}

/** Reads the marketplace again after something in it changed. */
export const readMarketplaceAgain = (client: QueryClient) => readAgain(client, badgeEndpoints)

/** Badges or avatars, as staff keep them. */
export const itemsQuery = (tab: ItemTab) => readQuery(marketEndpoints.catalog, { query: { tab } })

/** How a teacher appears to staff. */
export const teacherLookQuery = (teacherId: string) =>
  readQuery(badgeDeskEndpoints.teacherLook, { params: { teacherId } })

/** What staff do with them. */
export const itemDeskCalls = {
  save: (tab: ItemTab, row: Row) => browserCall(marketEndpoints.upsert, { body: { tab, row } }),
  reorder: (tab: ItemTab, ids: string[]) => browserCall(badgeDeskEndpoints.reorder, { body: { tab, ids } }),
  uploadPicture: (file: File, sending: SendingFile) =>
    sendUpload(badgeDeskEndpoints.uploadPicture, {}, file, sending),
}

/** Of a catalog of any kind, its badges or avatars. */
export function itemsOf(listed: readonly Listed[]): MarketItem[] {
  return listed.filter((item): item is MarketItem => 'tier' in item)
}

/** Reads the catalog of staff again. */
export const readCatalogAgain = (client: QueryClient) =>
  readAgain(client, { catalog: marketEndpoints.catalog })
