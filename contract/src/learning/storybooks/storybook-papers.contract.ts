import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../id.contract.ts'
import { Storybook } from './storybook.contract.ts'
import { paperForms } from './storybooks.ts'

/** Storybooks as files, for clients of both kinds. */
export const storybookPaperEndpoints = {
  render: endpoint({
    name: 'storybooks.render-pdf',
    method: 'POST',
    path: '/api/storybooks/render-pdf',
    aliases: ['/.netlify/functions/storybooks/render-pdf'],
    summary:
      'Makes a PDF of an own storybook, a booklet to fold or an EPUB, and answers once it is there; with `wait: false` at once, and the storybook says how far it is. What was made of the same pages is not made again. Both addresses are one, and work for ten minutes.',
    access: 'teacher',
    body: z.object({
      storybookId: Id,
      /** A PDF where nothing is said. */
      form: z.enum(paperForms).nullish(),
      wait: z.boolean().nullish(),
    }),
    output: z.object({
      signedUrl: z.string().nullable(),
      pdfUrl: z.string().nullable(),
      item: Storybook,
    }),
    errors: [
      'storybooks.turned_off',
      'storybooks.disabled',
      'storybooks.context_missing',
      'storybooks.not_found',
      'storybooks.title_missing',
      'storybooks.no_pages',
      'storybooks.held',
      'storybooks.private_words',
      'storybooks.pdf_failed',
      'storybooks.pdf_waiting',
    ],
    rateLimit: { max: 60, windowSeconds: 600, per: 'account' },
  }),
  open: endpoint({
    name: 'storybooks.open-paper',
    method: 'GET',
    path: '/api/storybooks/:storybookId/papers/:paperId',
    summary: 'A storybook as a file, by the address that its teacher was given; it works for ten minutes.',
    access: 'public',
    cache: 'none',
    params: z.object({ storybookId: Id, paperId: Id }),
    query: z.object({
      expires: z.coerce.number().int().min(0).max(4_102_444_800).optional(),
      signature: z
        .string()
        .regex(/^[\w-]{43}$/)
        .optional(),
    }),
    answer: 'file',
    fileType: 'application/pdf',
    output: z.void(),
    errors: ['storybooks.paper_not_found', 'files.link_expired'],
    rateLimit: { max: 300, windowSeconds: 600, per: 'network' },
  }),
}
