import { storybookPaperEndpoints } from '@tower/contract/learning/storybooks/storybook-papers.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { viewBook } from '../storybooks.view.ts'
import { renderPaper } from './render-paper.ts'
import { sendPaper } from './send-paper.ts'

/** Mounts the calls that make books into files, for clients of both kinds. */
export function paperRoutes(serve: Serve, services: Services): void {
  serve(storybookPaperEndpoints, {
    render: async ({ actor, body: { storybookId: bookId, form: asked, wait } }) => {
      const form = asked ?? 'pdf'
      const shown = await renderPaper(services, { actor, bookId, form, isAwaited: wait ?? true })
      const item = viewBook(services, shown)
      const url = item.papers.find((paper) => paper.form === form)?.url ?? null
      return { signedUrl: url, pdfUrl: url, item }
    },
    open: ({ params, query, reply }) => sendPaper(services, { ...params, ...query, reply }),
  })
}
