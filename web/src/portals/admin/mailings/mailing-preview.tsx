import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mailingQueries } from '../../../outreach/mailings/mailings.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { ShownMail } from '../shown-mail.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { useSettled } from '../use-settled.ts'

type Words = Parameters<typeof mailingQueries.preview>[0]

/** The mail as a giver gets it, in each language that is written, drawn by the very part that writes it. */
export function MailingPreview({ words }: { words: Words }) {
  const { preview: texts } = useTexts('mailings')
  const settled = useSettled(JSON.stringify(words))
  const reading = useQuery({
    ...mailingQueries.preview(JSON.parse(settled) as Words),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (reading.isPending) return <Skeleton lines={6} />
  if (!reading.data) return <UnreadPart reading={reading} failed={texts.failed} />
  const { mails } = reading.data
  if (mails.length === 0) return <Text tone="quiet">{texts.nothing}</Text>
  return (
    <Stack gap={4}>
      {mails.map(({ language, subject, html }) => (
        <Stack key={language} gap={2}>
          <Text as="b" lang={language}>
            {subject}
          </Text>
          <ShownMail
            title={fillText(texts.title, { language: texts.languages[language] })}
            html={html}
            language={language}
          />
        </Stack>
      ))}
    </Stack>
  )
}
