import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import {
  type ManagedStory,
  storyDeskEndpoints as endpoints,
} from '@tower/contract/outreach/story-desk.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'
import { type SendingFile, sendUpload } from '../../session/send-upload.ts'

export type StoryWish = Omit<CallInput<typeof endpoints.change>['body'], 'seen_updated_at'>
type Seen = Pick<ManagedStory, 'id' | 'updated_at'>

/** What staff read of the stories. */
export const storyQueries = {
  all: (query: CallInput<typeof endpoints.list>['query']) => readQuery(endpoints.list, { query }),
  one: (storyId: string) => readQuery(endpoints.read, { params: { storyId } }),
}

const seenOf = ({ updated_at: seen }: Seen) => ({ seen_updated_at: seen })

/** What they do with them. */
export const storyCalls = {
  add: (wish: StoryWish, requestKey: string) =>
    browserCall(endpoints.add, { body: { ...wish, request_key: requestKey } }),
  change: (story: Seen, wish: StoryWish) =>
    browserCall(endpoints.change, { params: { storyId: story.id }, body: { ...wish, ...seenOf(story) } }),
  uploadPicture: (file: File, sending: SendingFile) => sendUpload(endpoints.uploadPicture, {}, file, sending),
  submit: (story: Seen) =>
    browserCall(endpoints.submit, { params: { storyId: story.id }, body: seenOf(story) }),
  publish: (story: Seen, reason: string) =>
    browserCall(endpoints.publish, { params: { storyId: story.id }, body: { ...seenOf(story), reason } }),
  refuse: (story: Seen, reason: string) =>
    browserCall(endpoints.refuse, { params: { storyId: story.id }, body: { ...seenOf(story), reason } }),
  takeBack: (storyId: string) => browserCall(endpoints.takeBack, { params: { storyId } }),
  remove: (storyId: string) => browserCall(endpoints.remove, { params: { storyId } }),
  csv: (query: CallInput<typeof endpoints.listCsv>['query']) => browserCall(endpoints.listCsv, { query }),
}

/** Reads the stories again after an act. */
export const readStoriesAgain = (client: QueryClient) => readAgain(client, endpoints)
