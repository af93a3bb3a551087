import type { QueryClient } from '@tanstack/react-query'
import type { Cover } from '@tower/contract/oversight/covers.contract.ts'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { photoEndpoints } from '@tower/contract/spending/photos.contract.ts'
import type { PhotoStatement } from '@tower/contract/spending/photos.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'
import { type SendingFile, sendUpload } from '../../session/send-upload.ts'

const staleOn = ['photo.changed'] as const
const shownOnOverview = 6

/** What a teacher reads of their own photos. */
export const photoQueries = {
  own: (query: CallInput<typeof photoEndpoints.listOwn>['query']) =>
    readQuery(photoEndpoints.listOwn, { query }, staleOn),
  /** The newest, as the overview shows them. */
  latest: readQuery(photoEndpoints.listOwn, { query: { page: 1, pageSize: shownOnOverview } }, staleOn),
}

export type PhotoWords = { caption: string; statement: PhotoStatement | undefined }

type SentWords = PhotoWords & { classroomId: string | undefined; covers: Cover[] | undefined }

/** One key for each file: who tries again after a lost answer makes no second photo. */
const keys = new WeakMap<File, string>()

function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID()
  keys.set(file, key)
  return key
}

/** What a teacher does with their photos. */
export const photoCalls = {
  upload: (file: File, words: SentWords, sending: SendingFile) =>
    sendUpload(
      photoEndpoints.upload,
      {
        body: {
          caption: words.caption,
          statement: words.statement,
          covers: words.covers,
          classroom_id: words.classroomId,
          request_key: keyOf(file),
        },
      },
      file,
      sending,
    ),
  change: (photoId: string, { caption, statement }: PhotoWords) =>
    browserCall(photoEndpoints.change, { params: { photoId }, body: { caption, statement } }),
  remove: (photoId: string) => browserCall(photoEndpoints.remove, { params: { photoId } }),
}

/** Reads the photos again after a change. */
export const readPhotosAgain = (client: QueryClient) => readAgain(client, photoEndpoints)
