import { Readable } from 'node:stream'
import { broadcastSlideEndpoints } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { deleteSlide } from './delete-slide.ts'
import { duplicateSlide } from './duplicate-slide.ts'
import { markUrgent } from './mark-urgent.ts'
import { previewSlide } from './preview-slide.ts'
import { reorderSlides } from './reorder-slides.ts'
import type { WrittenSlide } from './require-showable.ts'
import { saveSlide } from './save-slide.ts'
import { listSlideRows, type ManagedSlide } from './slides.queries.ts'
import { slideHeader, viewManagedSlide, viewSlideLine } from './slides.view.ts'

/** Mounts the calls by which staff keep the slides of the public panel. */
export function slideRoutes(serve: Serve, services: Services): void {
  const view = (slide: ManagedSlide) => viewManagedSlide(slide, services.clock.now())
  serve(broadcastSlideEndpoints, {
    list: async ({ query: { q, status } }) => {
      const { rows, total } = await services.database.read((tx) => listSlideRows(tx, { q, status }))
      return { items: rows.map(view), total }
    },
    listCsv: async ({ query: { q, status }, reply }) => {
      const { rows } = await services.database.read((tx) => listSlideRows(tx, { q, status }))
      const file = { name: 'broadcasts', header: slideHeader, batches: Readable.from([rows]) }
      await sendCsv(reply, { ...file, view: viewSlideLine })
    },
    upsert: async ({ actor, body: { id, seen_updated_at: seen, request_key: requestKey, ...wish } }) => {
      const seenAt = seen === undefined ? undefined : new Date(seen)
      const slide = readWish(wish)
      return {
        item: view(await saveSlide(services, { actor, id: id ?? undefined, slide, seenAt, requestKey })),
      }
    },
    urgent: async ({ actor, body: { id, is_urgent: isUrgent } }) => ({
      item: view(await markUrgent(services, { actor, id, isUrgent })),
    }),
    duplicate: async ({ actor, body: { id } }) => ({
      item: view(await duplicateSlide(services, { actor, id })),
    }),
    remove: async ({ actor, body: { id } }) => {
      await deleteSlide(services, { actor, id })
      return { ok: true as const }
    },
    reorder: async ({ actor, body: { ids } }) => {
      await reorderSlides(services, { actor, ids })
      return { ok: true as const }
    },
    preview: async ({ body: { lang: language, ...wish } }) => ({
      slide: (await previewSlide(services, { slide: readWish(wish), language })) ?? null,
    }),
  })
}

type SentWish = Omit<WrittenSlide, 'publish_at' | 'expires_at' | 'duration_sec'> & {
  publish_at: string | null
  expires_at: string | null
  duration_sec?: number | undefined
}

function readWish({ publish_at: start, expires_at: end, duration_sec, ...wish }: SentWish): WrittenSlide {
  return {
    ...wish,
    duration_sec,
    publish_at: start === null ? null : new Date(start),
    expires_at: end === null ? null : new Date(end),
  }
}
