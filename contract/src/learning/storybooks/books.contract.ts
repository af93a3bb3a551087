import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../id.contract.ts'
import { Instant } from '../../instant.contract.ts'
import { Email } from '../../people/email.contract.ts'
import { BookLanguage, InBoth } from './storybook.contract.ts'
import { bookCodeLength, mostShownBooks } from './storybooks.ts'

const params = z.object({ code: z.string().regex(new RegExp(`^[a-z0-9]{${bookCodeLength}}$`)) })

/** A page as anyone reads it who has the book's address. */
export const PublicBookPage = z.strictObject({
  pageNumber: z.number().int(),
  text: z.string(),
  otherText: z.string().nullable(),
  caption: z.string(),
  imageUrl: z.string().nullable(),
  altText: InBoth.nullable(),
})
export type PublicBookPage = z.infer<typeof PublicBookPage>

/** A published book: nothing of who made it but what its teacher shows. */
export const PublicBook = z.strictObject({
  code: z.string(),
  title: z.string(),
  language: BookLanguage,
  other_language: BookLanguage.nullable(),
  pages: z.array(PublicBookPage),
  /** As the classroom is known in public; null where it is not confirmed. */
  classroom_name: z.string().nullable(),
  published_at: Instant,
})
export type PublicBook = z.infer<typeof PublicBook>

/** A book beside the story of a slot: no word of a page, and nobody's name. */
export const ShownBook = z.strictObject({
  code: z.string(),
  title: z.string(),
  language: BookLanguage,
})
export type ShownBook = z.infer<typeof ShownBook>

/** The same on the dashboard of the sponsor whose slot it was. */
export const SponsorBook = ShownBook.extend({
  slot_number: z.number().int(),
  classroom_name: z.string(),
})
export type SponsorBook = z.infer<typeof SponsorBook>

/** What a family may say along with it; a field left empty says nothing. */
export const TakeDownBody = z.object({
  reason: z.string().trim().max(1_000).nullish(),
  email: z.union([z.literal(''), Email]).nullish(),
})

/** Published storybooks, by an address that nobody guesses. Asked anew each time: what is taken down is gone. */
export const bookEndpoints = {
  read: endpoint({
    name: 'storybooks.read-book',
    method: 'GET',
    path: '/api/books/:code',
    summary: 'A published storybook by its unlisted address. No cache keeps it.',
    access: 'public',
    cache: 'none',
    params,
    output: PublicBook,
    errors: ['storybooks.book_not_found'],
    rateLimit: { max: 300, windowSeconds: 600, per: 'network' },
  }),
  readPicture: endpoint({
    name: 'storybooks.read-book-picture',
    method: 'GET',
    path: '/api/books/:code/pictures/:pictureId',
    summary: 'A picture of a published storybook; `as=webp` in pixels, for what shows no SVG.',
    access: 'public',
    cache: 'none',
    params: params.extend({ pictureId: Id }),
    query: z.object({ as: z.enum(['webp']).optional() }),
    answer: 'file',
    fileType: 'image/svg+xml',
    output: z.void(),
    errors: ['storybooks.picture_not_found'],
    rateLimit: { max: 2_400, windowSeconds: 600, per: 'network' },
  }),
  listOfSponsor: endpoint({
    name: 'storybooks.list-of-sponsor',
    method: 'GET',
    path: '/api/sponsor/storybooks',
    summary:
      "Published storybooks of the classrooms that the sponsor's own slots came to, where their teachers wish it, the newest first.",
    access: 'sponsor',
    output: z.object({ items: z.array(SponsorBook).max(mostShownBooks) }),
    errors: [],
  }),
  takeDown: endpoint({
    name: 'storybooks.take-down-book',
    method: 'POST',
    path: '/api/books/:code/take-down',
    summary:
      'Hides a published storybook at once, whoever asks; staff and its teacher are told. A family need say nothing more.',
    access: 'public',
    params,
    body: TakeDownBody,
    output: z.object({ ok: z.literal(true) }),
    errors: ['storybooks.book_not_found'],
    rateLimit: { max: 20, windowSeconds: 3_600, per: 'network' },
  }),
}
