import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { ClosedNotice } from '../../../learning/storybooks/list/closed-notice.tsx'
import { closedReason } from '../../../learning/storybooks/list/closed-reason.ts'
import { BeginBook } from '../../../learning/storybooks/wizard/begin-book.tsx'
import { BookWizard } from '../../../learning/storybooks/wizard/book-wizard.tsx'
import type { OwnStorybook, StorybooksContext } from '../../../learning/storybooks/storybooks.api.ts'
import { loadTexts } from '../../../texts/load-texts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { PageHead } from '../../../ui/section/section.tsx'
import { portalMeta } from '../../portal-meta.ts'
import { OpenStorybooks } from './open-storybooks.tsx'
import { OwnBook } from './own-book.tsx'
import { useMaking } from './use-making.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(
    context,
    'storybooks',
    'storybookList',
    'storybookWizard',
    'storybookEditor',
    'coverFaces',
  ),
})

export { shouldRevalidate } from '../../keep-texts.ts'

export const meta = portalMeta((texts) => texts.storybookWizard.title)

/** The full wizard: a storybook in five steps, saved on the way. */
export default function StorybookWizardPage() {
  const texts = useTexts('storybookWizard')
  const listTexts = useTexts('storybookList')
  const [address] = useSearchParams()
  const bookId = address.get('book')
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: listTexts.title, to: paths.teacherStorybooks }, { label: texts.title }]}
      />
      <Stack gap={5} above={5}>
        {bookId ? (
          <OwnBook id={bookId}>{(book) => <GoOn key={book.id} book={book} />}</OwnBook>
        ) : (
          <OpenStorybooks>{(context) => <Begin context={context} />}</OpenStorybooks>
        )}
      </Stack>
    </>
  )
}

function Begin({ context }: { context: StorybooksContext }) {
  const making = useMaking()
  const reason = closedReason(context)
  return reason ? <ClosedNotice reason={reason} /> : <BeginBook context={context} {...making} />
}

/** A book is gone on with for its own classroom, whichever else its teacher leads. */
function GoOn({ book }: { book: OwnStorybook }) {
  const making = useMaking()
  return (
    <OpenStorybooks classroomId={book.classroom_id}>
      {(context) => {
        const reason = closedReason(context)
        // What was begun can be gone on with by hand when the week's credits are used.
        return reason && reason !== 'storybooks.out_of_credits' ? (
          <ClosedNotice reason={reason} />
        ) : (
          <BookWizard book={book} context={context} {...making} />
        )
      }}
    </OpenStorybooks>
  )
}
