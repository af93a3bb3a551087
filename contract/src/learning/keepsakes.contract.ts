import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { languages } from '../language.ts'
import {
  emblemAddress,
  emblemKeys,
  keepsakeKeys,
  mostKeepsakeCredits,
  mostOfferedSlots,
  sampleAddress,
  sampleKeys,
} from './keepsakes.ts'

/** A price: whole credits. */
export const Credits = z.number().int().positive().max(mostKeepsakeCredits)

/** A keepsake that a sponsor has. */
export const OwnedKeepsake = z.object({
  id: Id,
  keepsake: z.enum(keepsakeKeys),
  /** Of a certificate: the slot it is for. */
  slot_number: z.number().int().nullable(),
  /** The slot was taken back since: there is no paper of it any more. */
  is_void: z.boolean(),
  bought_at: Instant,
})
export type OwnedKeepsake = z.output<typeof OwnedKeepsake>

/** A keepsake as it is sold. */
export const SoldKeepsake = z.object({ keepsake: z.enum(keepsakeKeys), price_credits: Credits })
export type SoldKeepsake = z.output<typeof SoldKeepsake>

const params = z.object({ keepsakeId: Id })
/** In which the words of a paper are; the sponsor's own where nothing is said. */
const Words = z.object({ language: z.enum(languages).optional() })
/** Drawing costs more than looking something up. */
const drawn = { max: 120, windowSeconds: 600, per: 'account', group: 'keepsakes.papers' } as const

/** What sponsors keep: bought once each with their own credits, made anew each time it is asked for. */
export const keepsakeEndpoints = {
  list: endpoint({
    name: 'keepsakes.list',
    method: 'GET',
    path: '/api/sponsor/keepsakes',
    summary:
      'The keepsakes that are sold with their prices, those the sponsor has, the slots that could have a certificate, and which emblem the public profile shows.',
    access: 'sponsor',
    output: z.object({
      balance_credits: z.number(),
      sold: z.array(SoldKeepsake),
      owned: z.array(OwnedKeepsake),
      /** Numbers of the sponsor's slots without a certificate, the newest first. */
      slots_without: z.array(z.number().int()).max(mostOfferedSlots),
      emblem: z.enum(emblemKeys).nullable(),
    }),
    errors: [],
  }),
  buy: endpoint({
    name: 'keepsakes.buy',
    method: 'POST',
    path: '/api/sponsor/keepsakes/buy',
    summary:
      'Buys a keepsake with the sponsor’s own credits, once each; a certificate once for each slot. Nothing is taken where the price is not the one that was seen.',
    access: 'sponsor',
    body: z.object({
      keepsake: z.enum(keepsakeKeys),
      /** Of a certificate: the slot it is for. */
      slot_number: z.number().int().min(1).max(2_147_483_647).nullish(),
      /** The price that was seen. */
      price_credits: Credits,
    }),
    output: z.object({ item: OwnedKeepsake, balance_credits: z.number() }),
    errors: [
      'keepsakes.not_sold',
      'keepsakes.price_changed',
      'keepsakes.owned',
      'keepsakes.slot_missing',
      'keepsakes.slot_not_found',
      'keepsakes.slot_taken_back',
      'credits.not_enough',
    ],
    rateLimit: { max: 120, windowSeconds: 600, per: 'account' },
  }),
  showEmblem: endpoint({
    name: 'keepsakes.show-emblem',
    method: 'POST',
    path: '/api/sponsor/keepsakes/emblem',
    summary: 'Says which emblem of one’s own the public profile shows; null shows none.',
    access: 'sponsor',
    body: z.object({ emblem: z.enum(emblemKeys).nullable() }),
    output: z.object({ emblem: z.enum(emblemKeys).nullable() }),
    errors: ['keepsakes.not_found'],
    rateLimit: { max: 120, windowSeconds: 600, per: 'account' },
  }),
  pdf: endpoint({
    name: 'keepsakes.pdf',
    method: 'GET',
    path: '/api/sponsor/keepsakes/:keepsakeId/paper.pdf',
    summary: 'A keepsake of one’s own to print, as a tagged PDF, as things stand now.',
    access: 'sponsor',
    params,
    query: Words,
    output: z.string(),
    answer: 'file',
    fileType: 'application/pdf',
    errors: ['keepsakes.not_found', 'keepsakes.slot_taken_back'],
    rateLimit: drawn,
  }),
  png: endpoint({
    name: 'keepsakes.png',
    method: 'GET',
    path: '/api/sponsor/keepsakes/:keepsakeId/picture.png',
    summary: 'The first page of a keepsake of one’s own as a picture.',
    access: 'sponsor',
    params,
    query: Words,
    output: z.string(),
    answer: 'file',
    fileType: 'image/png',
    errors: ['keepsakes.not_found', 'keepsakes.slot_taken_back'],
    rateLimit: drawn,
  }),
  sample: endpoint({
    name: 'keepsakes.sample',
    method: 'GET',
    path: sampleAddress,
    summary:
      'The first page of a paper as it comes from the printer, marked as a sample: it names nobody and proves nothing.',
    access: 'public',
    params: z.object({ sample: z.enum(sampleKeys) }),
    query: Words,
    output: z.string(),
    answer: 'file',
    fileType: 'image/svg+xml',
    errors: [],
    rateLimit: { max: 120, windowSeconds: 600, per: 'network' },
  }),
  emblem: endpoint({
    name: 'keepsakes.emblem',
    method: 'GET',
    path: emblemAddress,
    summary: 'The drawing of an emblem. It is the same for everybody and names nobody.',
    access: 'public',
    params: z.object({ emblem: z.enum(emblemKeys) }),
    output: z.string(),
    answer: 'file',
    fileType: 'image/svg+xml',
    errors: [],
    rateLimit: { max: 600, windowSeconds: 600, per: 'network' },
  }),
}
