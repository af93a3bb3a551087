import type { Call } from '@tower/contract/client.ts'
import type { Language } from '@tower/contract/language.ts'
import { orUndefined } from '../../../api/or-undefined.ts'
import { featuredBroadcasts } from '../../../outreach/broadcasts/broadcasts.api.ts'
import { featuredStories } from '../../../outreach/stories/stories.api.ts'

const featured = {
  ...featuredBroadcasts,
  ...featuredStories,
}

/** What turns by itself under the hero, by the subject of its texts. */
export type Featured = {
  [Name in keyof typeof featured]: Awaited<ReturnType<(typeof featured)[Name]>>
}

/** The texts it needs. */
export const featuredSubjects = Object.keys(featured) as (keyof Featured)[]

/** Reads what the home page features; what cannot be read is left out. */
export async function readFeatured(call: Call, language: Language): Promise<Featured> {
  const reading = Object.entries(featured).map(async ([name, read]) => [
    name,
    (await orUndefined<unknown>(read(call, language))) ?? [],
  ])
  return Object.fromEntries(await Promise.all(reading)) as Featured
}
