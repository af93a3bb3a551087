import { fillCounted, fillText } from '../../../texts/fill-text.ts'
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
export function Statements({ book }: { book: ReviewedBook }) {
  const { one: texts } = useTexts('storybookDesk')
  const { statements } = book
  const language = useLanguage()
  const showCovered = useShowCovered(book)
  if (statements.length === 0) return null
  const names: Partial<Record<string, string>> = texts.statements
  return (
    <Stack as="section" gap={3}>
      <Text as="h3" size="body">
        {texts.said}
      </Text>
      {statements.map(({ kind, said, said_at: at, faces_covered: covered }) => (
        <div key={`${kind} ${at}`}>
          <Text strong>
            {fillText(kind === 'photos' ? texts.saidPhotos : texts.saidPublish, {
              day: showTime(at, 'dated', language),
            })}
          </Text>
          <Stack as="ul" gap={1} bullets>
            {said.map((name) => (
              <li key={name}>
                {names[name] ?? name}
                {ofFaces.has(name) && covered !== null && `: ${showCovered(covered)}`}
              </li>
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  )
}

/** What is vouched for that faces cannot be known. */
const ofFaces: ReadonlySet<string> = new Set(['faces_blurred', 'facesBlurred'])

/** How many faces were covered, and by whom. */
export function useShowCovered({
  teacher_name: name,
  teacher_email: email,
}: Pick<ReviewedBook, 'teacher_name' | 'teacher_email'>): (count: number) => string {
  const { one: texts } = useTexts('storybookDesk')
  const language = useLanguage()
  return (count) => fillCounted(texts.covered, count, language, { name: name ?? email })
}

/** Of the photos that the book was told from: how many there are, and the faces covered in them before they were stored. */
export function PhotoFacts({ book }: { book: ReviewedBook }) {
  const { one: texts } = useTexts('storybookDesk')
  const language = useLanguage()
  const showCovered = useShowCovered(book)
  const asked = book.photos.flatMap(({ faces_covered: count }) => (count === null ? [] : [count]))
  const unasked = book.photos.length - asked.length
  if (book.photos.length === 0) return texts.noPhotos
  return [
    fillCounted(texts.photoCount, book.photos.length, language),
    ...(asked.length > 0 ? [showCovered(asked.reduce((sum, count) => sum + count, 0))] : []),
    ...(unasked > 0 ? [fillCounted(texts.unasked, unasked, language)] : []),
  ].join('. ')
}
