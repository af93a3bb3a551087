import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { explainError } from '../../api/explain-error.ts'
import { StorybookEditor } from '../../learning/storybooks/editor/editor.tsx'
import { storybookQueries } from '../../learning/storybooks/storybooks.api.ts'
import { useBookAddress } from '../../learning/storybooks/use-book-address.ts'
import { studentsQuery } from '../../learning/students/students.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { useOwnBook } from './storybooks/use-own-book.ts'
import { useTakeCredit } from './storybooks/use-take-credit.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'storybooks', 'storybookEditor'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.storybookEditor.title)

/** One storybook, to be written, drawn, submitted and published. */
export default function TeacherStorybookPage() {
  const { storybookId = '' } = useParams()
  const reading = useOwnBook(storybookId)
  const address = useBookAddress(reading.data?.item)
  const students = useQuery(studentsQuery)
  const takeCredit = useTakeCredit()
  const classroomId = reading.data?.item.classroom_id
  const context = useQuery({ ...storybookQueries.context(classroomId), enabled: classroomId !== undefined })
  if (!reading.data) return <NoBookYet reading={reading} />
  const { item } = reading.data
  return (
    <StorybookEditor
      key={item.id}
      book={item}
      students={students.data?.map((student) => student.full_name)}
      address={address}
      isPaid={context.data?.classroom?.sponsor_id != null}
      takeCredit={takeCredit}
    />
  )
}

type NoBookYetProps = {
  reading: { error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown }
}

/** The page while its book is read, and when it can't be. */
function NoBookYet({ reading }: NoBookYetProps) {
  const { title, back, loadFailed } = useTexts('storybookEditor')
  const { refused } = useTexts('storybooks')
  const statuses = { 400: refused['storybooks.not_found'] }
  return (
    <>
      <PageHead title={title} crumbs={[{ label: back, to: paths.teacherStorybooks }, { label: title }]} />
      {reading.isPending ? (
        <Skeleton lines={10} />
      ) : (
        <FailedPart
          message={explainError(reading.error, { refused, statuses, failed: loadFailed })}
          onRetry={() => void reading.refetch()}
          pending={reading.isFetching}
        />
      )}
    </>
  )
}
