import { keepsakeDeskEndpoints } from '@tower/contract/learning/keepsake-desk.contract.ts'
import { keepsakeEndpoints } from '@tower/contract/learning/keepsakes.contract.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { Serve } from '../../http/serve.ts'
import { renderOnce } from '../../papers/pictures/render-png.ts'
import { sendPdf } from '../../papers/send-pdf.ts'
import { drawSheet, drawSquare } from '../../papers/sheets/draw-sheet.ts'
import { writeSheets } from '../../papers/sheets/write-sheets.ts'
import type { Services } from '../../services.ts'
import { buyKeepsake } from './buy-keepsake.ts'
import { changeKeepsake } from './desk/change-keepsake.ts'
import { listDeskKeepsakes } from './desk/list-desk-keepsakes.ts'
import { drawSample } from './draw-sample.ts'
import { emblemShapes, emblemSide } from './drawings/emblem-art.ts'
import { viewBought, viewKeepsakes } from './keepsakes.view.ts'
import { listKeepsakes } from './list-keepsakes.ts'
import { makeKeepsake } from './make-keepsake.ts'
import { showEmblem } from './show-emblem.ts'

/** Mounts the calls of this domain. */
export function keepsakeRoutes(serve: Serve, services: Services): void {
  serve(keepsakeEndpoints, {
    list: async ({ actor }) => viewKeepsakes(await listKeepsakes(services, actor.userId)),
    buy: async ({ actor, body: { keepsake: key, slot_number, price_credits: seenCredits } }) =>
      viewBought(await buyKeepsake(services, { actor, key, slotNumber: slot_number ?? null, seenCredits })),
    showEmblem: async ({ actor: { userId }, body: { emblem } }) => {
      await showEmblem(services, { userId, emblem })
      return { emblem }
    },
    pdf: async ({ actor: { userId }, params, query, reply }) => {
      const made = await makeKeepsake(services, { userId, ...params, language: query.language })
      await sendPdf(reply, made.fileName, await writeSheets(made))
    },
    png: async ({ actor: { userId }, params, query, reply }) => {
      const made = await makeKeepsake(services, { userId, ...params, language: query.language })
      const [first] = made.sheets
      if (!first) throw new Error('a keepsake has a page')
      await reply
        .type('image/png')
        .header('content-disposition', `attachment; filename="${made.fileName}.png"`)
        .send(await renderOnce(drawSheet(first)))
    },
    sample: async ({ params: { sample }, query: { language = 'en' }, reply }) => {
      await reply
        .header('cache-control', 'public, max-age=3600')
        .type('image/svg+xml')
        .send(drawSheet(await drawSample(services, { sample, language })))
    },
    emblem: async ({ params: { emblem }, reply }) => {
      await reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml')
        .send(drawSquare(emblemShapes[emblem], emblemSide))
    },
  })
  serve(keepsakeDeskEndpoints, {
    listAll: async () => ({ items: await services.database.read(listDeskKeepsakes) }),
    change: async ({ actor, params: { keepsake: key }, body: { seen, ...offer } }) => ({
      item: await changeKeepsake(services, { actor, key, offer: inCents(offer), seen: inCents(seen) }),
    }),
  })
}

function inCents({ price_credits, active }: { price_credits: number; active: boolean }) {
  return { price_cents: price_credits * creditCents, active }
}
