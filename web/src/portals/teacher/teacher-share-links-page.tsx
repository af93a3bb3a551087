import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shareLinkSorts, shareLinkStates } from '@tower/contract/matching/share-links.ts'
import { paths } from '@tower/contract/pages.ts'
import { CreateLink } from '../../matching/classrooms/share-links/create-link.tsx'
import { RevokeByCode } from '../../matching/classrooms/share-links/revoke-link.tsx'
import { shareLinkCalls, shareLinkQueries } from '../../matching/classrooms/share-links/share-links.api.ts'
import styles from '../../matching/classrooms/share-links/share-links.module.css'
import { useLinkColumns } from '../../matching/classrooms/share-links/use-link-columns.tsx'
import { teacherOverviewQuery } from '../../people/teachers/teachers.api.ts'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { saveFile } from '../../ui/copy/save-file.ts'
import { ListPage } from '../../ui/list-page/list-page.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { PageHead } from '../../ui/section/section.tsx'
import { useStepUp } from '../../session/step-up.tsx'
import { ExportButton } from '../../ui/list-page/export-button.tsx'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.shareLinks.title)

const spec = { filters: { state: shareLinkStates }, sorts: shareLinkSorts }
const pictures = { none: <EmptyBlocks />, noMatch: <EmptyBlocks kind="no-match" /> }

/** A teacher makes links that share the classroom, sees how often each was opened, and revokes them. */
export default function TeacherShareLinksPage() {
  const texts = useTexts('shareLinks')
  const { overview } = useTexts('portal').teacher
  const classrooms = useQuery(teacherOverviewQuery).data?.classrooms ?? []
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: overview, to: paths.teacherPortal }, { label: texts.title }]}
      />
      <div className={styles.parts}>
        <CreateLink classrooms={classrooms} />
        <RevokeByCode />
      </div>
      <Links />
    </>
  )
}

function Links() {
  const { list: texts } = useTexts('shareLinks')
  const stepUp = useStepUp()
  const list = useListQuery(spec)
  const { q, page, pageSize, sort, filters } = list.query
  const narrowing = { q: q || undefined, state: shareLinkStates.find((state) => state === filters.state) }
  const reading = useQuery({
    ...shareLinkQueries.all({ ...narrowing, sort, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ListPage
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useLinkColumns()}
        keyOf={({ code }) => code}
        nameOf={({ code }) => code}
        words={texts}
        searchLabel={texts.search}
        filters={[
          {
            name: 'state',
            label: texts.state,
            options: shareLinkStates.map((value) => ({ value, label: texts.states[value] })),
          },
        ]}
        tools={<ExportButton onExport={() => stepUp(() => saveLinks(narrowing))} />}
        pictures={pictures}
      />
      <p className={`${styles.quiet} ${styles.note}`}>{texts.visitsNote}</p>
    </>
  )
}

type Narrowing = Parameters<typeof shareLinkCalls.csv>[0]

/** The mark of the encoding was read away with the answer and is put back. */
async function saveLinks(narrowing: Narrowing): Promise<void> {
  saveFile('share-links.csv', 'text/csv;charset=utf-8', `\ufeff${await shareLinkCalls.csv(narrowing)}`)
}
