import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { programSorts, programStates } from '@tower/contract/outreach/program-desk.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { programCalls, programQueries } from '../../outreach/programs/program-desk.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ConsoleList } from './console-list.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'
import styles from './programs/programs.module.css'
import { useProgramColumns } from './programs/use-program-columns.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'programDesk') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.programDesk.title)

const spec = { filters: { state: programStates }, sorts: programSorts } as const

/** The programs as staff keep them. */
export default function ProgramsDeskPage() {
  const texts = useTexts('programDesk')
  const list = useListQuery(spec)
  const { q, page, pageSize, sort, filters } = list.query
  const narrowing = { q: q || undefined, state: programStates.find((state) => state === filters.state) }
  const reading = useQuery({
    ...programQueries.all({ ...narrowing, sort, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const isWhole = q === '' && narrowing.state === undefined && sort === 'place'
  const options = programStates.map((value) => ({ value, label: texts.states[value] }))
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <ConsoleList
        name="programs"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useProgramColumns(isWhole ? reading.data?.items : undefined)}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        words={texts}
        searchLabel={texts.search}
        filters={[{ name: 'state', label: texts.state, options }]}
        onExport={() => exportCsv('programs.csv', () => programCalls.csv(narrowing))}
        pictures={listPictures}
      />
      {!isWhole && <p className={styles.quiet}>{texts.orderHint}</p>}
    </>
  )
}
