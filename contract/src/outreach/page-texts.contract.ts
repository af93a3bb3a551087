import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { countedPageOf, PageQuery } from '../page.contract.ts'
import { languages } from '../language.ts'
import { mailPages, maxTextWords, sitePages, textPages } from './page-texts.ts'

const WordedText = z.object({
  key: z.string().min(1).max(80),
  en: z.string().trim().max(maxTextWords).nullable(),
  es: z.string().trim().max(maxTextWords).nullable(),
})

/** One saving of the texts of a page. What is not among them reads as the dictionaries say. */
export const TextRevision = z.object({
  /** 0: nothing was ever saved. */
  number: z.number().int(),
  texts: z.array(WordedText),
  saved_at: z.string().nullable(),
  saved_by: z.string().nullable(),
  /** The saving that this one brought back; 0 is the dictionaries. */
  restores: z.number().int().nullable(),
})
export type TextRevision = z.infer<typeof TextRevision>

/** How far the texts of a page were changed. */
export const TextPageLine = z.object({
  page: z.enum(textPages),
  number: z.number().int(),
  changed: z.number().int(),
  /** Of those how many have new English words, but Spanish ones of the dictionaries. */
  untranslated: z.number().int(),
  saved_at: z.string().nullable(),
  saved_by: z.string().nullable(),
})
export type TextPageLine = z.infer<typeof TextPageLine>

const ByPage = z.object({ page: z.enum(textPages) })
const Number = z.number().int().min(0).max(2_000_000_000)
const Kept = z.object({ item: TextRevision })
const Texts = z.array(WordedText).max(200)
const textErrors = [
  ...(['page_texts.not_a_text', 'page_texts.placeholder_unknown'] as const),
  'page_texts.placeholder_missing',
] as const

/** A mail as it would be sent. */
export const PreviewedMail = z.object({
  language: z.enum(languages),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})
export type PreviewedMail = z.infer<typeof PreviewedMail>
const path = '/api/admin/page-texts'
const perStaff = { max: 240, windowSeconds: 600, per: 'account' } as const

/** Staff word the pages. */
export const pageTextEndpoints = {
  list: endpoint({
    name: 'page-texts.list',
    method: 'GET',
    path,
    summary: 'The pages whose texts staff word, and how far each was changed.',
    access: 'admin',
    duty: 'content',
    output: z.object({ items: z.array(TextPageLine) }),
    errors: [],
  }),
  listCsv: endpoint({
    name: 'page-texts.list-csv',
    method: 'GET',
    path: `${path}.csv`,
    summary: 'Every text that staff changed, in both languages, as a file for spreadsheets.',
    access: 'admin',
    duty: 'content',
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    errors: [],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  read: endpoint({
    name: 'page-texts.read',
    method: 'GET',
    path: `${path}/:page`,
    summary: 'The texts of a page or mail that staff changed; of a mail also what came with the product.',
    access: 'admin',
    duty: 'content',
    params: ByPage,
    output: Kept.extend({ defaults: z.array(z.object({ key: z.string(), en: z.string(), es: z.string() })) }),
    errors: [],
  }),
  save: endpoint({
    name: 'page-texts.save',
    method: 'POST',
    path: `${path}/:page`,
    summary: 'Words the texts of a page anew, whole; visitors read them at once.',
    access: 'admin',
    duty: 'content',
    params: ByPage,
    body: z.object({ seen_number: Number, texts: Texts }),
    output: Kept,
    errors: ['page_texts.changed_meanwhile', ...textErrors],
    rateLimit: perStaff,
  }),
  previewPage: endpoint({
    name: 'page-texts.preview-page',
    method: 'POST',
    path: `${path}/:page/drafts`,
    summary:
      'An address at which the real page shows these texts for half an hour. Nothing is published, and no cache or search engine keeps it.',
    access: 'admin',
    duty: 'content',
    params: z.object({ page: z.enum(sitePages) }),
    body: z.object({ texts: Texts }),
    output: z.object({ address: z.string(), expires_at: z.string() }),
    errors: [...textErrors],
    rateLimit: { max: 120, windowSeconds: 600, per: 'account' },
  }),
  previewMail: endpoint({
    name: 'page-texts.preview-mail',
    method: 'POST',
    path: `${path}/:page/preview`,
    summary:
      'A mail as it would be sent with these texts, with sample facts, in both languages. Nothing is kept.',
    access: 'admin',
    duty: 'content',
    params: z.object({ page: z.enum(mailPages) }),
    body: z.object({ texts: Texts }),
    output: z.object({ mails: z.array(PreviewedMail) }),
    errors: [...textErrors],
    rateLimit: { max: 600, windowSeconds: 600, per: 'account' },
  }),
  revisions: endpoint({
    name: 'page-texts.revisions',
    method: 'GET',
    path: `${path}/:page/revisions`,
    summary: 'Every saving of a page, the latest first.',
    access: 'admin',
    duty: 'content',
    params: ByPage,
    query: PageQuery,
    output: countedPageOf(TextRevision),
    errors: [],
  }),
  restore: endpoint({
    name: 'page-texts.restore',
    method: 'POST',
    path: `${path}/:page/restore`,
    summary: 'Brings back the texts of an earlier saving; 0 is the dictionaries.',
    access: 'admin',
    duty: 'content',
    params: ByPage,
    body: z.object({ seen_number: Number, number: Number }),
    output: Kept,
    errors: ['page_texts.changed_meanwhile', 'page_texts.revision_not_found'],
    rateLimit: perStaff,
  }),
}
