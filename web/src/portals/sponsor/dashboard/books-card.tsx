import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { sponsorBooksQuery } from '../../../learning/storybooks/sponsor-books.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'

/** Storybooks that classrooms of the sponsor's slots made and show; nothing where there is none, or none could be read. */
export function BooksCard() {
  const { books: texts } = useTexts('sponsor')
  const { data } = useQuery(sponsorBooksQuery)
  if (!data || data.items.length === 0) return null
  return (
    <Card title={texts.title}>
      <Stack gap={3}>
        <Text size="small" tone="quiet">
          {texts.lead}
        </Text>
        <Stack as="ul" gap={2}>
          {data.items.map(({ code, title, language, classroom_name: classroom, slot_number: number }) => (
            <li key={code}>
              <Link to={paths.book({ code })} lang={language}>
                {title}
              </Link>
              <Text size="small" tone="quiet">
                {fillText(texts.from, { classroom, number })}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
