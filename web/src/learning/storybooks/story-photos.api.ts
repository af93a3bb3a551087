import { type QueryClient } from '@tanstack/react-query'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import { storyPhotoEndpoints } from '@tower/contract/learning/storybooks/storybooks.contract.ts'
import type { Cover } from '@tower/contract/oversight/covers.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'
import { type SendingFile, sendUpload } from '../../session/send-upload.ts'

export type StoryPhoto = CallOutput<typeof storyPhotoEndpoints.listRows>[number]

/** The teacher's photos for storybooks, the newest first. */
export const storyPhotosQuery = readQuery(storyPhotoEndpoints.listRows, {})

/** One key for each file: who tries again after a lost answer makes no second photo. */
const keys = new WeakMap<File, string>()

function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID()
  keys.set(file, key)
  return key
}

/** What the photos of storybooks can be told. */
export const storyPhotoCalls = {
  upload: ({ file, covers }: { file: File; covers: Cover[] | undefined }, sending: SendingFile) =>
    sendUpload(storyPhotoEndpoints.upload, { body: { request_key: keyOf(file), covers } }, file, sending),
  change: ({ id, caption }: { id: string; caption: string }) =>
    browserCall(storyPhotoEndpoints.change, { params: { photoId: id }, body: { caption } }),
  remove: (id: string) => browserCall(storyPhotoEndpoints.remove, { params: { photoId: id } }),
}

/** Reads the photos again. */
export const readStoryPhotosAgain = (client: QueryClient) => readAgain(client, storyPhotoEndpoints)
