import type { PaperForm } from '@tower/contract/learning/storybooks/storybooks.ts'
import type { FastifyReply } from 'fastify'
import { readClassroomGivers } from '../../../money/giving/minting/read-classroom-givers.ts'
import type { SignedQuery } from '../../../oversight/files/file-address.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { selectAnyBook } from '../books/books.queries.ts'
import { hasPrivate } from '../safety/find-in-book.ts'
import { isSignedPaper, paperPath } from './paper-address.ts'
import { selectMade } from './papers.queries.ts'

const kinds: Record<PaperForm, { type: string; ending: string }> = {
  pdf: { type: 'application/pdf', ending: '.pdf' },
  booklet: { type: 'application/pdf', ending: '-booklet.pdf' },
  epub: { type: 'application/epub+zip', ending: '.epub' },
}

/** Whatever a file holds, it runs nothing, loads nothing and stands in no page's name. */
const inert = {
  'content-security-policy': `default-src 'none'; sandbox; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
} as const

type Asked = { storybookId: string; paperId: string; reply: FastifyReply }

/**
 * Sends a file of a book by the address that its teacher was given. One that names somebody who is no longer named, or tells who a
 * child is by now, is not sent.
 */
export async function sendPaper(
  services: Services,
  { storybookId, paperId, reply, ...signed }: Asked & SignedQuery,
): Promise<void> {
  const path = paperPath({ storybookId, paperId })
  if (!isSignedPaper(services, { path, ...signed })) throw new Refusal('storybooks.paper_not_found')
  const made = await services.database.read(async (tx) => {
    const found = await selectMade(tx, { id: paperId, bookId: storybookId })
    if (!found) return undefined
    const named = await readClassroomGivers(tx, found.classroom_id)
    if (!found.named.every((name) => named.includes(name))) return undefined
    // A child may have joined the class list since.
    const book = await selectAnyBook(tx, storybookId)
    return book && !(await hasPrivate(tx, book)) ? found : undefined
  })
  if (!made) throw new Refusal('storybooks.paper_not_found')
  const { type, ending } = kinds[made.form]
  await reply
    .headers({ ...inert, 'content-disposition': `attachment; filename="${fileName(made.title)}${ending}"` })
    .type(type)
    .send(Buffer.from(made.bytes))
}

/** A title as every file system takes it. */
function fileName(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'storybook'
  )
}
