import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Figure } from '../../../ui/type/type.tsx'
import type { StorybooksContext } from '../storybooks.api.ts'
import { ClassroomChoice } from './classroom-choice.tsx'

/** What is left of this week's credits for a classroom. */
export function WeekCredits({ context }: { context: StorybooksContext }) {
  const { credits: texts } = useTexts('storybookList')
  const language = useLanguage()
  const { week, remainingCredits } = context
  if (!week) return null
  const granted = week.credits_granted
  return (
    <Card title={texts.title}>
      <Stack>
        <ClassroomChoice context={context} />
        <Figure
          value={fillCounted(texts.of, remainingCredits, language, { granted })}
          note={fillText(texts.note, { day: showDay(week.period_end, language) })}
        />
      </Stack>
    </Card>
  )
}

/** A day of UTC in words, the same day wherever it is read. */
export function showDay(day: string, language: Parameters<typeof showTime>[2]): string {
  return showTime(day, 'day', language)
}
