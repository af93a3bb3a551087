import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { ClosedNotice } from '../../../learning/storybooks/list/closed-notice.tsx'
import { closedReason } from '../../../learning/storybooks/list/closed-reason.ts'
import { useStorybooks } from '../../../learning/storybooks/list/use-storybooks.ts'
import type { StorybooksContext } from '../../../learning/storybooks/storybooks.api.ts'
import { Playground } from '../../../learning/storybooks/wizard/playground.tsx'
import { loadTexts } from '../../../texts/load-texts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { PageHead } from '../../../ui/section/section.tsx'
import { portalMeta } from '../../portal-meta.ts'
import { OpenStorybooks } from './open-storybooks.tsx'
import { useMaking } from './use-making.ts'
import { useOwnBook } from './use-own-book.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'storybooks', 'storybookEditor', 'storybookList', 'storybookWizard'),
})

export { shouldRevalidate } from '../../keep-texts.ts'

export const meta = portalMeta((texts) => texts.storybookWizard.playground.title)

/** One making at a time, on a storybook that is there already. */
export default function PlaygroundPage() {
  const { playground: texts } = useTexts('storybookWizard')
  const listTexts = useTexts('storybookList')
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: listTexts.title, to: paths.teacherStorybooks }, { label: texts.title }]}
      />
      <Stack gap={5} above={5}>
        <OpenStorybooks>{(context) => <Bench context={context} />}</OpenStorybooks>
      </Stack>
    </>
  )
}

function Bench({ context: usual }: { context: StorybooksContext }) {
  const { refused } = useTexts('storybooks')
  const [address, setAddress] = useSearchParams()
  const bookId = address.get('book')
  const reading = useOwnBook(bookId)
  const making = useMaking()
  // What is left is that of the book's own classroom.
  const context = useStorybooks(reading.data?.item.classroom_id).data ?? usual
  const reason = closedReason(context)
  if (reason && reason !== 'storybooks.out_of_credits') return <ClosedNotice reason={reason} />
  return (
    <>
      {reason && <ClosedNotice reason={reason} />}
      {bookId && reading.isError && <Notice tone="danger">{refused['storybooks.not_found']}</Notice>}
      <Playground
        context={context}
        {...making}
        book={bookId ? reading.data?.item : undefined}
        onChoose={(id) => setAddress(id ? { book: id } : {}, { replace: true })}
      />
    </>
  )
}
