import { storyDeskEndpoints, type StoryWish } from '@tower/contract/outreach/story-desk.contract.ts'
import { storyPicture } from '@tower/contract/outreach/story-desk.ts'
import type { z } from 'zod'
import type { Actor } from '../../../http/actor.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import { keepPicture } from '../../../oversight/files/keep-picture.ts'
import type { Services } from '../../../services.ts'
import { publishStory, refuseStory } from './decide-story.ts'
import { storiesHeader, viewManagedStory, viewStoryCells } from './desk.view.ts'
import { getStory } from './get-story.ts'
import { exportStories, listWrittenStories } from './list-written-stories.ts'
import { addStory, changeStory } from './save-story.ts'
import { submitStory } from './submit-story.ts'
import { deleteStory, takeBackStory } from './take-back-story.ts'
import type { StoryWords, WrittenStory } from './written-stories.queries.ts'

/** Mounts the calls by which staff write stories and decide on them. */
export function storyDeskRoutes(serve: Serve, services: Services): void {
  const kept = (row: WrittenStory, actor: Actor) => ({ item: viewManagedStory(row, actor) })
  serve(storyDeskEndpoints, {
    list: async ({ actor, query: { q, status, sort = '-updated', ...page } }) => {
      const listed = await listWrittenStories(services, { filters: { q, status }, sort, page })
      const items = listed.rows.map((row) => viewManagedStory(row, actor))
      return { items, total: listed.total, has_more: listed.hasMore }
    },
    listCsv: async ({ query: filters, reply }) => {
      const batches = exportStories(services, filters)
      await sendCsv(reply, { name: 'stories', header: storiesHeader, batches, view: viewStoryCells })
    },
    read: async ({ actor, params: { storyId } }) => {
      const now = services.clock.now()
      return viewManagedStory(await services.database.read((tx) => getStory(tx, storyId, now)), actor)
    },
    add: async ({ actor, body: { request_key: requestKey, ...wish } }) =>
      kept(await addStory(services, { actor, words: readWords(wish), requestKey }), actor),
    change: async ({ actor, params, body: { seen_updated_at: seen, ...wish } }) => {
      const change = { actor, ...params, words: readWords(wish), seenAt: new Date(seen) }
      return kept(await changeStory(services, change), actor)
    },
    uploadPicture: ({ actor, request }) =>
      keepPicture(services, { ownerId: actor.userId, rule: storyPicture, request }),
    submit: async ({ actor, params, body }) =>
      kept(await submitStory(services, { actor, ...params, ...seenIn(body) }), actor),
    publish: async ({ actor, params, body }) =>
      kept(await publishStory(services, { actor, ...params, ...seenIn(body), reason: body.reason }), actor),
    refuse: async ({ actor, params, body }) =>
      kept(await refuseStory(services, { actor, ...params, ...seenIn(body), reason: body.reason }), actor),
    takeBack: async ({ actor, params }) => kept(await takeBackStory(services, { actor, ...params }), actor),
    remove: async ({ actor, params }) => {
      await deleteStory(services, { actor, ...params })
      return { ok: true as const }
    },
  })
}

const seenIn = ({ seen_updated_at: seen }: { seen_updated_at: string }) => ({ seenAt: new Date(seen) })

/** What was sent, as it is kept: Spanish is there whole or not at all. */
function readWords({ place, starts_at, title_es, ...wish }: z.output<typeof StoryWish>): StoryWords {
  const { summary_es, image_alt_es } = wish
  const isInSpanish = Boolean(title_es || summary_es || image_alt_es)
  return {
    ...wish,
    position: place,
    starts_at: starts_at === null ? null : new Date(starts_at),
    title_es: isInSpanish ? title_es : null,
    summary_es: isInSpanish ? summary_es : null,
    image_alt_es: isInSpanish ? image_alt_es : null,
  }
}
