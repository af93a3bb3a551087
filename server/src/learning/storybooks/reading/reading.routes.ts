import { fillAddress } from '@tower/contract/address.ts'
import { bookEndpoints } from '@tower/contract/learning/storybooks/books.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { selectPictureFacts } from '../books/books.queries.ts'
import { sendPicture } from '../books/send-picture.ts'
import type { PictureFacts } from '../books/stored-page.ts'
import { selectBooksOfSponsor } from './shown-books.queries.ts'
import { selectShownBook, selectShownDrawing, type ReadBookRow } from './reading.queries.ts'
import { takeDownBook } from './take-down.ts'

/** Mounts the calls of readers: whoever has a book's address. */
export function readingRoutes(serve: Serve, services: Services): void {
  const { database } = services
  serve(bookEndpoints, {
    read: async ({ params: { code } }) =>
      database.read(async (tx) => {
        const book = await selectShownBook(tx, code)
        if (!book) throw new Refusal('storybooks.book_not_found')
        return viewPublicBook(book, book.include_illustrations ? await selectPictureFacts(tx, book.id) : [])
      }),
    readPicture: async ({ params, query, reply }) =>
      sendPicture(reply, await database.read((tx) => selectShownDrawing(tx, params)), query.as),
    listOfSponsor: async ({ actor }) => ({
      items: await database.read((tx) => selectBooksOfSponsor(tx, actor.userId)),
    }),
    takeDown: async ({ params: { code }, body: { reason, email } }) => {
      await takeDownBook(services, { code, reason: reason || null, email: email || null })
      return { ok: true as const }
    },
  })
}

function viewPublicBook(book: ReadBookRow, pictures: readonly PictureFacts[]) {
  const { code, title, language, other_language, classroom_name } = book
  return {
    ...{ code, title, language, other_language, classroom_name },
    published_at: book.published_at,
    pages: book.pages.map(({ id, text, otherText, caption, altText }, at) => {
      const picture = pictures.find((one) => one.pageId === id)
      const path = bookEndpoints.readPicture.path
      return {
        ...{ pageNumber: at + 1, text, otherText, caption },
        imageUrl: picture ? fillAddress(path, { code, pictureId: picture.id }) : null,
        altText: picture ? { en: altText?.en ?? picture.altEn, es: altText?.es ?? picture.altEs } : null,
      }
    }),
  }
}
