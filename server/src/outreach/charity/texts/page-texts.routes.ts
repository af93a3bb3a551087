import {
  pageTextEndpoints,
  type TextPageLine,
  type TextRevision,
} from '@tower/contract/outreach/page-texts.contract.ts'
import { isMailPage, textBlocks, textPages, type TextPage } from '@tower/contract/outreach/page-texts.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import {
  findCurrentTexts,
  listCurrentTexts,
  listTextRevisions,
  type PageTextsRow,
} from './page-texts.queries.ts'
import { listMailDefaults, previewMail } from './mail-preview.ts'
import { previewPage } from './preview-page.ts'
import { restorePageTexts, savePageTexts } from './save-page-texts.ts'

/** Mounts the calls by which staff word the pages. */
export function pageTextRoutes(serve: Serve, services: Services): void {
  const { database } = services
  serve(pageTextEndpoints, {
    list: async () => {
      const rows = await database.read(listCurrentTexts)
      return {
        items: textPages.map((page) =>
          viewLine(
            page,
            rows.find((row) => row.page === page),
          ),
        ),
      }
    },
    listCsv: ({ reply }) =>
      sendCsv(reply, {
        ...{ name: 'page-texts', header: textsHeader, view: (cells: string[]) => cells },
        batches: eachText(services),
      }),
    read: async ({ params: { page } }) => ({
      item: viewTexts(page, await database.read((tx) => findCurrentTexts(tx, page))),
      defaults: isMailPage(page) ? await listMailDefaults(services, page) : [],
    }),
    save: async ({ actor, params: { page }, body: { seen_number: seenNumber, texts } }) => ({
      item: viewTexts(page, await savePageTexts(services, { actor, page, texts, seenNumber })),
    }),
    previewPage: ({ actor, params: { page }, body: { texts } }) =>
      previewPage(services, { actor, page, texts }),
    previewMail: async ({ params: { page }, body: { texts } }) => ({
      mails: await previewMail(services, { page, texts }),
    }),
    revisions: async ({ params, query: { page, pageSize } }) => {
      const window = { limit: pageSize, offset: (page - 1) * pageSize }
      const { rows, total, hasMore } = await database.read((tx) => listTextRevisions(tx, params.page, window))
      return { items: rows.map((row) => viewTexts(params.page, row)), total, has_more: hasMore }
    },
    restore: async ({ actor, params: { page }, body: { seen_number: seenNumber, number } }) => ({
      item: viewTexts(page, await restorePageTexts(services, { actor, page, number, seenNumber })),
    }),
  })
}

/** A saving as staff see it, its texts in the order of the page. */
function viewTexts(page: TextPage, row: PageTextsRow | undefined): TextRevision {
  const texts = textBlocks[page].flatMap(({ key }) => {
    const words = row?.texts[key]
    return words ? [{ key, en: words.en ?? null, es: words.es ?? null }] : []
  })
  return {
    number: row?.number ?? 0,
    texts,
    saved_at: row?.saved_at.toISOString() ?? null,
    saved_by: row?.saved_by ?? null,
    restores: row?.restores ?? null,
  }
}

function viewLine(page: TextPage, row: PageTextsRow | undefined): TextPageLine {
  const texts = Object.values(row?.texts ?? {})
  return {
    ...{ page, number: row?.number ?? 0, changed: texts.length },
    untranslated: texts.filter(({ en, es }) => en !== undefined && es === undefined).length,
    ...{ saved_at: row?.saved_at.toISOString() ?? null, saved_by: row?.saved_by ?? null },
  }
}

const textsHeader = ['Page', 'Text', 'English', 'Spanish', 'Saved (UTC)', 'By']

async function* eachText({ database }: Services): AsyncGenerator<string[][]> {
  const rows = await database.read(listCurrentTexts)
  yield rows.flatMap(({ page, texts, saved_at: at, saved_by: by }) =>
    Object.entries(texts).map(([key, { en = '', es = '' }]) => [
      page,
      key,
      en,
      es,
      at.toISOString(),
      by ?? '',
    ]),
  )
}
