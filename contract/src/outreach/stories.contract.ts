import { languages } from '../language.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { Story } from './stories.ts'

/** A story as visitors see it. */
export const StoryItem: z.ZodType<Story, Story> = z.object({
  id: z.guid(),
  title: z.string(),
  summary: z.string(),
  image_url: z.string().nullable(),
  image_alt: z.string(),
  link_url: z.string().nullable(),
})

/** What the home page features. */
export const storyEndpoints = {
  list: endpoint({
    name: 'stories.list',
    method: 'GET',
    path: '/api/stories',
    summary:
      'The featured stories in their order, told in Spanish where they can be; none where they are switched off.',
    access: 'public',
    mayLag: true,
    query: z.object({ lang: z.enum(languages).optional() }),
    output: z.array(StoryItem),
    errors: [],
  }),
}
