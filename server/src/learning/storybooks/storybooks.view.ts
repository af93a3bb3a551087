import { fillAddress } from '@tower/contract/address.ts'
import type {
  DrawnPage,
  ListedStorybook,
  StoryAsset,
  Storybook,
  StorybookContext,
  StorybookPage,
} from '@tower/contract/learning/storybooks/storybook.contract.ts'
import { storybookEndpoints } from '@tower/contract/learning/storybooks/storybooks.contract.ts'
import type { z } from 'zod'
import { signAddress, signedAddress } from '../../oversight/files/file-address.ts'
import type { Services } from '../../services.ts'
import type { StorybooksContext } from './access/read-context.ts'
import { paperPath, signPaper } from './papers/paper-address.ts'
import type { ListedBookRow } from './books/books.queries.ts'
import type { PictureFacts, ShownBook, StoredPage } from './books/stored-page.ts'
import type { MadeText } from './making/write-words.ts'
import type { AssetRow } from './photos/photos.queries.ts'

type Signing = Pick<Services, 'config' | 'clock'>
type Answer<Schema extends { _zod: unknown }> = Schema extends z.ZodType ? z.input<Schema> : never

/** A storybook as its teacher works on it. */
export function viewBook(services: Signing, shown: ShownBook): Answer<typeof Storybook> {
  const { book, photoIds, attested, pictures, papers, drawing } = shown
  const { seed: _, must_be_approved: _kept, submitted_at: _since, pages, pdf_url: pdf, ...own } = book
  const drawn = new Map(pictures.map((picture) => [picture.pageId, picture]))
  return {
    ...own,
    pdf_url: pdf && signPaper(services, pdf),
    papers: papers.map(({ id, ...paper }) => ({
      ...paper,
      url:
        paper.state === 'done' ? signPaper(services, paperPath({ storybookId: book.id, paperId: id })) : null,
    })),
    photo_ids: photoIds,
    photos_attested: attested,
    pictures: drawing,
    pages: pages.map((page, at) => ({
      ...viewPage(page, drawn.get(page.id)),
      pageNumber: at + 1,
      imageUrl: pictureAddress(services, book.id, drawn.get(page.id)),
    })),
  }
}

function viewPage(
  { id, text, otherText, caption, prompt, altText }: StoredPage,
  picture: PictureFacts | undefined,
): Omit<StorybookPage, 'pageNumber' | 'imageUrl'> {
  const alt = picture && { en: altText?.en ?? picture.altEn, es: altText?.es ?? picture.altEs }
  return { id, text, otherText, caption, prompt, altText: alt ?? null }
}

function pictureAddress(services: Signing, storybookId: string, picture: PictureFacts | undefined) {
  if (!picture) return null
  const path = fillAddress(storybookEndpoints.readPicture.path, { storybookId, pictureId: picture.id })
  return signAddress(services, { path, standing: picture.id })
}

/** The pages as clients of both kinds read them. */
export function viewDrawnPages(services: Signing, shown: ShownBook): DrawnPage[] {
  return viewBook(services, shown).pages.map((page) => ({
    ...page,
    page: page.pageNumber,
    image_path: page.imageUrl,
  }))
}

/** A storybook in the list of its teacher. */
export function viewListedBook(
  services: Signing,
  { pdf_url: pdf, ...row }: ListedBookRow,
): Answer<typeof ListedStorybook> {
  return { ...row, pdf_url: pdf && signPaper(services, pdf) }
}

/** A photo as its teacher sees it. */
export function viewAsset(
  services: Signing,
  { file_id: fileId, ...asset }: AssetRow,
): Answer<typeof StoryAsset> {
  return { ...asset, image_url: fileId === null ? null : signedAddress(services, fileId, 'whole') }
}

/** What a teacher may make now. */
export function viewContext(context: StorybooksContext): Answer<typeof StorybookContext> {
  const { isTurnedOn, classroom, classrooms, week } = context
  return {
    turned_on: isTurnedOn,
    classroom,
    classrooms,
    week: week && { ...week, created_at: week.created_at.toISOString() },
    remainingCredits: week === null ? 0 : week.credits_granted - week.credits_used,
  }
}

/** What was made, with what is left of the week. */
export function viewMade(services: Signing, { shown, remainingCredits, notices, writer }: MadeText) {
  return { item: viewBook(services, shown), remainingCredits, notices, writer }
}
