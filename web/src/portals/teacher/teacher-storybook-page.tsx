import { useQuery, useQueryClient } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { explainError } from '../../api/explain-error.ts'
import { StorybookEditor } from '../../learning/storybooks/editor/editor.tsx'
import { storybookQueries } from '../../learning/storybooks/storybooks.api.ts'
import { studentsQuery } from '../../learning/students/students.api.ts'
import { consumeCredit } from '../../money/credits/uses.api.ts'
import { useSite } from '../../page/use-site.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'storybooks', 'storybookEditor'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.storybookEditor.title)

/** While pictures are drawn, how far they are is asked for; an event may be lost. */
const whileDrawingMs = 2_500

/** One storybook, to be written, drawn, submitted and published. */
export default function TeacherStorybookPage() {
  const { storybookId = '' } = useParams()
  const { origin } = useSite()
  const reading = useQuery({
    ...storybookQueries.one(storybookId),
    retry: false,
    refetchInterval: ({ state }) => {
      const drawn = state.data?.item.pictures.state
      return drawn === 'waiting' || drawn === 'drawing' ? whileDrawingMs : false
    },
  })
  const students = useQuery(studentsQuery)
  const credit = useIllustrationCredit(reading.data?.item.classroom_id)
  if (!reading.data) return <NoBookYet reading={reading} />
  const { item } = reading.data
  return (
    <StorybookEditor
      key={item.id}
      book={item}
      students={students.data?.map((student) => student.full_name)}
      address={item.code === null ? undefined : `${origin}${paths.book({ code: item.code })}`}
      {...credit}
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

/** A classroom's sponsor pays for what is drawn; without a sponsor it is free. */
function useIllustrationCredit(classroomId: string | undefined) {
  const client = useQueryClient()
  const query = storybookQueries.context(classroomId)
  const { data } = useQuery({ ...query, enabled: classroomId !== undefined })
  return {
    isPaid: data?.classroom?.sponsor_id != null,
    takeCredit: async (key: string) => {
      const { classroom } = await client.fetchQuery({ ...query, staleTime: 0 })
      if (!classroom?.sponsor_id) return undefined
      const { use_id: useId } = await consumeCredit({
        ...{ sponsor_id: classroom.sponsor_id, amount: 1, reason: 'storybook:illustrations' },
        idempotency_key: key,
      })
      return useId
    },
  }
}
