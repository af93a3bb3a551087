import { castOf } from '../../src/learning/storybooks/pictures/cast-of.ts'
import { drawPicture } from '../../src/learning/storybooks/pictures/draw-picture.ts'
import type { PictureStyle } from '../../src/learning/storybooks/pictures/picture.ts'
import type { Passed } from '../../src/gate.ts'
import type { PictureBook } from '../../src/papers/books/picture-book.ts'

const english = 'We planted beans in the garden. We waited, and it rained. “Soon,” we said.'
const spanish = 'Plantamos frijoles en el jardín. Esperamos, y llovió. —Pronto —dijimos.'

/** For tests and measurements: a book in two languages with drawn pictures. */
export function buildPictureBook(count: number, style: PictureStyle = 'storybook'): Passed<PictureBook> {
  const book: PictureBook = {
    id: '5f7b1a54-6a0c-4a0e-9a58-0d8f7a3d2c11',
    title: { language: 'en', text: 'Our garden' },
    author: 'Friends of Classrooms',
    writtenAt: new Date('2026-03-01T00:00:00Z'),
    byline: [{ language: 'en', text: 'A story from Room 12' }],
    pages: Array.from({ length: count }, (_, at) => {
      const { svg, altText } = drawPicture({
        ...{ text: english, caption: '', prompt: '', style, seed: 7, cast: castOf(7) },
        ...{ pageNumber: at + 1, pageCount: count, setting: 'garden' },
      })
      return {
        picture: { svg, alt: { language: 'en', text: altText.en } },
        words: [
          { language: 'en', text: `${at + 1}. ${english}` },
          { language: 'es', text: `${at + 1}. ${spanish}` },
        ],
        caption: undefined,
      }
    }),
    end: [{ language: 'en', text: 'The End' }],
    colophon: [{ language: 'en', text: 'Made in March 2026.' }],
  }
  return book as Passed<PictureBook>
}
