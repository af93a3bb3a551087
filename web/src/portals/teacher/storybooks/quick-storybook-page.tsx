import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { ClosedNotice } from '../../../learning/storybooks/list/closed-notice.tsx'
import { closedReason } from '../../../learning/storybooks/list/closed-reason.ts'
import { QuickWizard } from '../../../learning/storybooks/wizard/quick-wizard.tsx'
import type { StoryNotice } from '../../../learning/storybooks/wizard/wizard.api.ts'
import { loadTexts } from '../../../texts/load-texts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { PageHead } from '../../../ui/section/section.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { portalMeta } from '../../portal-meta.ts'
import { OpenStorybooks } from './open-storybooks.tsx'
import { OwnBook } from './own-book.tsx'
import { useMaking } from './use-making.ts'

// Shown when the book is made.
const MadeBook = lateInBrowser(() => import('../../../learning/storybooks/wizard/made-book.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'storybooks', 'storybookList', 'storybookWizard', 'coverFaces'),
})

export { shouldRevalidate } from '../../keep-texts.ts'

export const meta = portalMeta((texts) => texts.storybookWizard.quick.title)

/** The simple wizard: a whole storybook in three steps. */
export default function QuickStorybookPage() {
  const { quick: texts } = useTexts('storybookWizard')
  const listTexts = useTexts('storybookList')
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [notices, setNotices] = useState<readonly StoryNotice[]>([])
  const madeId = address.get('made')
  const making = useMaking()
  const show = (id: string, of: readonly StoryNotice[]) => {
    setNotices(of)
    void navigate(`${paths.quickStorybook}?made=${id}`, { replace: true })
  }
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: listTexts.playground, to: paths.storybookPlayground }, { label: texts.title }]}
      />
      <Stack gap={5} above={5}>
        {madeId ? (
          <OwnBook id={madeId}>
            {(book) => <MadeBook book={book} notices={notices} waiting={<Skeleton lines={6} />} />}
          </OwnBook>
        ) : (
          <OpenStorybooks>
            {(context) => {
              const reason = closedReason(context)
              return reason ? (
                <ClosedNotice reason={reason} />
              ) : (
                <QuickWizard context={context} onMade={show} {...making} />
              )
            }}
          </OpenStorybooks>
        )}
      </Stack>
    </>
  )
}
