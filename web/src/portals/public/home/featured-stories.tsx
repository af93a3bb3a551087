import type { Story } from '@tower/contract/outreach/stories.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { LatePart } from '../../../ui/late-part.tsx'
import { Section } from '../../../ui/section.tsx'

const carouselAtServer = import.meta.env.SSR
  ? (await import('../../../outreach/stories/story-carousel.tsx')).StoryCarousel
  : undefined
const loadCarousel = async () => (await import('../../../outreach/stories/story-carousel.tsx')).StoryCarousel

/** The featured stories; nothing when there are none, and the hero stands alone. */
export function FeaturedStories({ stories }: { stories: readonly Story[] }) {
  const { label } = useTexts('stories')
  if (stories.length === 0) return null
  return (
    <Section labelledBy="stories">
      <h2 id="stories" className="visually-hidden">
        {label}
      </h2>
      <LatePart atServer={carouselAtServer} load={loadCarousel} props={{ stories }} />
    </Section>
  )
}
