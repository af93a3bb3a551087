import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { storySorts, storyStates } from '@tower/contract/outreach/story-desk.ts'
import { paths } from '@tower/contract/pages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { storyCalls, storyQueries } from '../../../outreach/stories/story-desk.api.ts'
import { loadTexts } from '../../../texts/load-texts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { ConsoleList } from '../console-list.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from '../console-head.tsx'
import { portalMeta } from '../../portal-meta.ts'
import { exportCsv } from '../export-csv.ts'
import { listPictures } from '../list-pictures.tsx'
import { useStoryColumns } from './use-story-columns.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'storyDesk') })

export { shouldRevalidate } from '../../keep-texts.ts'

export const meta = portalMeta((texts) => texts.storyDesk.title)

const spec = { filters: { status: storyStates }, sorts: storySorts } as const

/** The featured stories: staff write them here. */
export default function StoriesPage() {
  const texts = useTexts('storyDesk')
  const list = useListQuery(spec)
  const { q, page, pageSize, sort, filters } = list.query
  const narrowing = { q: q || undefined, status: storyStates.find((state) => state === filters.status) }
  const reading = useQuery({
    ...storyQueries.all({ ...narrowing, sort, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const options = storyStates.map((value) => ({ value, label: texts.statuses[value] }))
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <ButtonLink kind="primary" to={paths.adminStory({ storyId: 'new' })}>
            {texts.add}
          </ButtonLink>
        }
      />
      <ConsoleList
        name="stories"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useStoryColumns()}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        words={texts}
        searchLabel={texts.search}
        filters={[{ name: 'status', label: texts.status, options }]}
        onExport={() => exportCsv('stories.csv', () => storyCalls.csv(narrowing))}
        pictures={listPictures}
      />
    </>
  )
}
