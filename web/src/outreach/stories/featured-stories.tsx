import type { Story } from '@tower/contract/outreach/stories.ts'
import { StoryCarousel } from './story-carousel.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Section } from '../../ui/section/section.tsx'

/** The featured stories; nothing when there are none, and the hero stands alone. */
export default function FeaturedStories({ stories }: { stories: readonly Story[] }) {
  const { label } = useTexts('stories')
  if (stories.length === 0) return null
  return (
    <Section labelledBy="stories">
      <h2 id="stories" className="visually-hidden">
        {label}
      </h2>
      <StoryCarousel stories={stories} />
    </Section>
  )
}
