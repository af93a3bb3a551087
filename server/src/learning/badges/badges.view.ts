import { wholeCredits } from '@tower/contract/learning/badges.ts'
import type { BadgeRow } from '@tower/contract/learning/badges.contract.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { MarketItem } from '@tower/contract/money/market.contract.ts'
import { signedAddress } from '../../oversight/files/file-address.ts'
import type { Services } from '../../services.ts'
import { addressOf } from './address-of.ts'
import { markOf } from './desk/mark-of.ts'
import type { ItemRow } from './items.queries.ts'
import type { OfferedItem } from './owned.queries.ts'
import type { Marketplace, TeacherLook } from './read-marketplace.ts'

type Signs = Pick<Services, 'config' | 'clock'>

/** A badge as clients of the data store read it. */
export function viewBadgeRow(item: ItemRow): BadgeRow {
  const { id, name, description, cost_cents, tier, active } = item
  return { id, name, description, image_url: addressOf(item), cost_cents, tier, active }
}

/** A badge or an avatar as staff see it. */
export function viewMarketItem(item: ItemRow): MarketItem {
  const { id, name, theme, tier, cost_cents, description, active, name_es, description_es, motif } = item
  return {
    ...{ id, name, theme, tier, cost_cents, description, active, name_es, description_es, motif },
    image_url: addressOf(item),
    is_drawn: item.image_url === null,
    seen: markOf(item),
  }
}

/** A badge or an avatar as a teacher sees it. */
export function viewOffered(item: OfferedItem) {
  const { id, kind, name, description, name_es, description_es, theme, tier, owned_at } = item
  return {
    ...{ id, kind, name, description, name_es, description_es, theme, tier, owned_at },
    image_url: addressOf(item),
    credits: wholeCredits(item.cost_cents),
  }
}

/** How a teacher appears, as they see it themselves: a photo that waits for staff too. */
export function viewLook(services: Signs, look: TeacherLook) {
  const { avatar_id, photo_file_id, waiting_file_id, refused_because, shows_badges, pictureUrl } = look
  return {
    ...{
      picture_url: pictureUrl,
      avatar_id,
      has_photo: photo_file_id !== null,
      shows_badges,
      refused_because,
    },
    waiting_since: waiting_file_id === null ? null : look.waiting_since,
    waiting_url: waiting_file_id === null ? null : signedAddress(services, waiting_file_id, 'whole'),
  }
}

export function viewMarketplace(services: Signs, { balanceCents, items, look }: Marketplace) {
  const of = (kind: ItemRow['kind']) => items.filter((item) => item.kind === kind).map(viewOffered)
  return {
    balance_credits: balanceCents / creditCents,
    badges: of('badge'),
    avatars: of('avatar'),
    look: viewLook(services, look),
  }
}
