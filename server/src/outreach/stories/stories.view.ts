import { isOwnPath, isSafeLink } from '@tower/contract/outreach/safe-link.ts'
import type { Story } from '@tower/contract/outreach/stories.ts'
import type { StoryRow } from './stories.queries.ts'

/** A story as visitors see it. */
export function viewStory({ id, title, summary, image_url, image_alt, link_url }: StoryRow): Story {
  return {
    ...{ id, title, summary, image_alt },
    image_url: image_url !== null && isOwnPath(image_url) ? image_url : null,
    link_url: link_url !== null && isSafeLink(link_url) ? link_url : null,
  }
}
