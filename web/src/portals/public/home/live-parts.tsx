import type { ComponentType } from 'react'
import FeaturedStories from '../../../outreach/stories/featured-stories.tsx'
import BroadcastStrip from './broadcast-strip.tsx'
import type { Featured } from './read-featured.ts'

const parts: Record<string, ComponentType<Featured>> = {
  BroadcastStrip,
  FeaturedStories,
}

/** What turns by itself under the hero; one late part, so that the page loads little for it. */
export default function LiveParts(featured: Featured) {
  return Object.entries(parts).map(([name, Part]) => <Part key={name} {...featured} />)
}
