import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import { showTime } from '../../../ui/time/show-time.ts'

const looks = {
  draft: { icon: undefined },
  waiting: { tone: 'warning', icon: <ClockIcon /> },
  refused: { tone: 'danger', icon: <WarningIcon /> },
  scheduled: { tone: 'info', icon: <ClockIcon /> },
  published: { tone: 'success', icon: <CheckIcon />, outlined: true },
} as const

/** How far a story is, and from when it shows. */
export function StoryStatus({ story: { status, published_at: from } }: { story: ManagedStory }) {
  const texts = useTexts('storyDesk')
  const language = useLanguage()
  const { icon, ...look } = looks[status]
  return (
    <>
      <Chip {...look} icon={icon}>
        {texts.statuses[status]}
      </Chip>
      {status === 'scheduled' && from && (
        <span>{fillText(texts.from, { time: showTime(from, 'dated', language) })}</span>
      )}
    </>
  )
}
