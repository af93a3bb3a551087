import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'
import type { Story } from '@tower/contract/outreach/stories.ts'
import { BroadcastStrip } from './broadcast-strip.tsx'
import { FeaturedStories } from './featured-stories.tsx'

export type LivePartsProps = { broadcasts: readonly Broadcast[]; stories: readonly Story[] }

/** What turns by itself under the hero; one late part, so that the page loads little for it. */
export function LiveParts({ broadcasts, stories }: LivePartsProps) {
  return (
    <>
      <BroadcastStrip first={broadcasts} />
      <FeaturedStories stories={stories} />
    </>
  )
}
