import { mailOf } from '@tower/contract/outreach/mail-texts.ts'
import { isMailPage, type TextPage } from '@tower/contract/outreach/page-texts.ts'
import type { Texts } from '../../../texts/texts.ts'

/** What a page or a mail is called. */
export const namePage = (page: TextPage, { pages, emails }: Texts['siteDesk']): string =>
  isMailPage(page) ? emails.names[mailOf(page)] : pages.names[page]
