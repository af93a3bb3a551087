import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Box, Stack } from '../../../ui/layout/layout.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text } from '../../../ui/type/type.tsx'
import type { ReviewedBook } from './storybook-desk.api.ts'

/** What families wrote who asked to take a book down. */
export function FamilyWords({ asked }: Pick<ReviewedBook, 'asked'>) {
  const { one: texts } = useTexts('storybookDesk')
  const language = useLanguage()
  if (asked.length === 0) return null
  return (
    <Stack as="section" gap={3}>
      <Text as="h3" size="body">
        {texts.asked}
      </Text>
      {asked.map(({ reason, email, asked_at: at }) => (
        <Box key={at} tone="sunny" gap={1}>
          <Text wrap="typed">{reason ?? texts.askedNothing}</Text>
          <Text size="small" tone="quiet" wrap="anywhere">
            {fillText(texts.askedAt, {
              day: showTime(at, 'dated', language),
              who: email ?? texts.askedNobody,
            })}
          </Text>
        </Box>
      ))}
    </Stack>
  )
}

/** What a teacher confirmed, and when. */
export function Statements({ statements }: Pick<ReviewedBook, 'statements'>) {
  const { one: texts } = useTexts('storybookDesk')
  const language = useLanguage()
  if (statements.length === 0) return null
  const names: Partial<Record<string, string>> = texts.statements
  return (
    <Stack as="section" gap={3}>
      <Text as="h3" size="body">
        {texts.said}
      </Text>
      {statements.map(({ kind, said, said_at: at }) => (
        <div key={`${kind} ${at}`}>
          <Text strong>
            {fillText(kind === 'photos' ? texts.saidPhotos : texts.saidPublish, {
              day: showTime(at, 'dated', language),
            })}
          </Text>
          <Stack as="ul" gap={1} bullets>
            {said.map((name) => (
              <li key={name}>{names[name] ?? name}</li>
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  )
}
