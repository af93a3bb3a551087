import { useQueryClient } from '@tanstack/react-query'
import type { PaperForm } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { readStorybooksAgain, storybookCalls, storybookQueries } from '../storybooks.api.ts'

export type PaperOptions = {
  storybookId: string
  form: PaperForm
  /** Keeps what is typed first; answers whether all of it is kept. */
  flush?: (() => Promise<boolean>) | undefined
}

/** Has a book made into a file. One that is there already is downloaded, by an address that is fresh. */
export function usePaper({ storybookId, form, flush }: PaperOptions) {
  const { refused, papers: texts } = useTexts('storybooks')
  const client = useQueryClient()
  return useAct(
    async () => {
      if (flush && !(await flush())) throw new Error('What is typed was not kept yet.')
      const { item, pdfUrl } = await storybookCalls.render({ storybookId, form, wait: false })
      client.setQueryData(storybookQueries.one(storybookId).queryKey, { item })
      return pdfUrl
    },
    {
      failed: { refused, failed: texts.unable, quotes: 'plain text' },
      onDone: (url) => {
        if (url !== null) window.location.assign(url)
      },
      makeStale: readStorybooksAgain,
    },
  )
}
