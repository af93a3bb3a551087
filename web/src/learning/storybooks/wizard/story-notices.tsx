import { useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import type { StoryNotice } from './wizard.api.ts'

/** What of the notes the book does not tell as it was noted, and why. */
export function StoryNotices({ notices }: { notices: readonly StoryNotice[] }) {
  const { notices: texts } = useTexts('storybookWizard')
  if (notices.length === 0) return null
  return (
    <Notice>
      <p>{texts.title}</p>
      <Stack as="ul" bullets gap={1}>
        {notices.map(({ kind, quote }, nth) => (
          <li key={`${nth} ${quote}`}>
            {quote && <q>{quote}</q>} {texts.kinds[kind]}
          </li>
        ))}
      </Stack>
    </Notice>
  )
}
