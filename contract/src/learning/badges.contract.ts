import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { badgePictures } from './badge-address.ts'
import {
  itemKinds,
  itemThemes,
  mostItemCents,
  mostItems,
  mostShownBadges,
  teacherPortrait,
} from './badges.ts'

/** A badge as clients of the data store read it. */
export const BadgeRow = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** A path on this site. */
  image_url: z.string(),
  /** In cents of a credit; what is charged is rounded to whole credits. */
  cost_cents: z.number().int(),
  tier: z.number().int(),
  active: z.boolean(),
})
export type BadgeRow = z.infer<typeof BadgeRow>

/** A badge as everyone sees it beside its teacher's name. */
export const ShownBadge = z.strictObject({
  name: z.string(),
  name_es: z.string().nullable(),
  tier: z.number().int(),
  image_url: z.string(),
})
export type ShownBadge = z.infer<typeof ShownBadge>

/** A badge or an avatar as a teacher sees it in the marketplace. */
export const MarketplaceItem = z.object({
  id: Id,
  kind: z.enum(itemKinds),
  name: z.string(),
  description: z.string(),
  name_es: z.string().nullable(),
  description_es: z.string().nullable(),
  image_url: z.string(),
  theme: z.enum(itemThemes),
  tier: z.number().int(),
  /** Whole credits; 0 is free. */
  credits: z.number().int(),
  /** When the teacher unlocked it. */
  owned_at: Instant.nullable(),
})
export type MarketplaceItem = z.output<typeof MarketplaceItem>

/** How a teacher appears beside their name. */
const Look = z.object({
  /** The picture in force, of an avatar or a photo; a path on this site. */
  picture_url: z.string().nullable(),
  avatar_id: Id.nullable(),
  has_photo: z.boolean(),
  /** A photo that waits for staff. Its address is given to its teacher and to staff alone, and works for ten minutes for whoever holds it. */
  waiting_url: z.string().nullable(),
  /** Since when it waits. */
  waiting_since: Instant.nullable(),
  /** Why staff did not show the last photo. */
  refused_because: z.string().nullable(),
  shows_badges: z.boolean(),
})
export type Look = z.output<typeof Look>

/** How a teacher appears to others: their picture, and the badges they want to be seen. */
export const ShownLook = z.object({ picture_url: z.string().nullable(), badges: z.array(ShownBadge) })
export type ShownLook = z.infer<typeof ShownLook>

/** What the screen showed when it was pressed, so that nobody pays another price. */
const shownCredits = z.number().int().min(0).max(mostItemCents).optional()
const Bought = z.object({
  ok: z.literal(true),
  item: MarketplaceItem,
  /** What is left of the teacher's Tower Credits. */
  balance_credits: z.number(),
})
const buyErrors = [
  'badges.not_found',
  'badges.switched_off',
  'badges.owned',
  'badges.price_changed',
  'credits.not_enough',
] as const
const perTeacher = { max: 300, windowSeconds: 600, per: 'account' } as const

/** Badges and avatars, as teachers unlock and show them. */
export const badgeEndpoints = {
  listRows: endpoint({
    name: 'badges.list-rows',
    method: 'GET',
    path: '/rest/v1/badges',
    summary: 'The badges that are offered, by tier. What is switched off is not among them.',
    access: 'teacher',
    output: z.array(BadgeRow).max(mostItems),
    errors: [],
  }),
  balances: endpoint({
    name: 'badges.list-balances',
    method: 'GET',
    path: '/rest/v1/credit_account_balances',
    summary: "The teacher's own Tower Credits as the only row; nobody else's, whatever is asked for.",
    access: 'teacher',
    output: z.array(z.object({ balance_credits: z.number() })),
    errors: [],
  }),
  marketplace: endpoint({
    name: 'badges.marketplace',
    method: 'GET',
    path: '/api/teacher/marketplace',
    summary:
      'All that the marketplace shows a teacher: their credits, badges and avatars by tier with what they own of them, and how they appear.',
    access: 'teacher',
    output: z.object({
      balance_credits: z.number(),
      badges: z.array(MarketplaceItem),
      avatars: z.array(MarketplaceItem),
      look: Look,
    }),
    errors: [],
  }),
  ownLook: endpoint({
    name: 'badges.own-look',
    method: 'GET',
    path: '/api/teacher/look',
    summary:
      'How the teacher who asks appears to others, in tickets above all: a picture, and the badges they want to be seen.',
    access: 'teacher',
    output: ShownLook,
    errors: [],
  }),
  purchase: endpoint({
    name: 'badges.purchase',
    method: 'POST',
    path: '/.netlify/functions/teacher-badge-purchase',
    summary:
      "Unlocks a badge with the teacher's own Tower Credits, once. With `credits`, only at that price; a changed one is answered with the new price.",
    access: 'teacher',
    body: z.object({ badge_id: Id, credits: shownCredits }),
    output: Bought,
    errors: buyErrors,
    rateLimit: perTeacher,
  }),
  unlockAvatar: endpoint({
    name: 'badges.unlock-avatar',
    method: 'POST',
    path: '/api/teacher/avatars/:avatarId/unlock',
    summary:
      "Unlocks an avatar with the teacher's own Tower Credits, once. Free ones are everyone's already.",
    access: 'teacher',
    params: z.object({ avatarId: Id }),
    body: z.object({ credits: shownCredits }),
    output: Bought,
    errors: buyErrors,
    rateLimit: perTeacher,
  }),
  wear: endpoint({
    name: 'badges.wear-avatar',
    method: 'POST',
    path: '/api/teacher/look/avatar',
    summary: 'Shows an avatar beside the own name: a free one or one that was unlocked. Null shows none.',
    access: 'teacher',
    body: z.object({ avatar_id: Id.nullable() }),
    output: z.object({ look: Look }),
    errors: ['badges.not_found', 'badges.switched_off', 'badges.not_unlocked'],
    rateLimit: perTeacher,
  }),
  uploadPortrait: endpoint({
    name: 'badges.upload-portrait',
    method: 'POST',
    path: '/api/teacher/look/photo',
    summary:
      'Takes a photo in that shall stand beside the own name. Nobody but its teacher sees it until staff show it; what stood there stands until then.',
    access: 'teacher',
    upload: teacherPortrait,
    output: z.object({ look: Look }),
    errors: [],
    rateLimit: { max: 60, windowSeconds: 3_600, per: 'account' },
  }),
  showBadges: endpoint({
    name: 'badges.show',
    method: 'POST',
    path: '/api/teacher/look/badges',
    summary: `Shows the own badges on the share page, the profile and tickets, or hides them. Of many the ${mostShownBadges} of the highest tier are shown.`,
    access: 'teacher',
    body: z.object({ shown: z.boolean() }),
    output: z.object({ look: Look }),
    errors: [],
    rateLimit: perTeacher,
  }),
  picture: endpoint({
    name: 'badges.picture',
    method: 'GET',
    path: badgePictures,
    summary: 'The drawn picture of a badge or an avatar. Says nothing of who has it.',
    access: 'public',
    params: z.object({ kind: z.enum(itemKinds), look: z.string().max(60) }),
    output: z.string(),
    answer: 'file',
    fileType: 'image/svg+xml',
    errors: ['badges.not_found'],
    rateLimit: { max: 1_200, windowSeconds: 600, per: 'network' },
  }),
}
