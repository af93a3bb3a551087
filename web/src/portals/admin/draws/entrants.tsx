import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DeskDraw, Entrant } from '@tower/contract/matching/draw-desk.contract.ts'
import { deskCalls, deskQueries } from '../../../matching/draws/desk.api.ts'
import { showChance } from '../../../matching/draws/show-chance.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { ConsoleList } from '../console-list.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { ListTotal } from '../../../ui/list-page/list-total.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { exportCsv } from '../export-csv.ts'
import { listPictures } from '../list-pictures.tsx'
import { ClassroomCell } from './classroom-cell.tsx'
import styles from './desk.module.css'

const spec = { filters: {} }

/** Who is in a draw, or would be, with exact chances. */
export function Entrants({ draw }: { draw: DeskDraw }) {
  const { entrants: texts } = useTexts('drawDesk')
  const list = useListQuery(spec)
  const { page, pageSize } = list.query
  const reading = useQuery({
    ...deskQueries.entrants(draw.id, { page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="entrants" className={styles.part}>
      <Row gap={2} align="baseline">
        <h2 id="entrants">{texts.title}</h2>
        <ListTotal />
      </Row>
      <p className={styles.quiet}>{draw.frozen_at === null ? texts.open : texts.fixed}</p>
      <ConsoleList
        name="entrants"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useEntrantColumns()}
        keyOf={({ classroom_id: id }) => id}
        nameOf={({ name }) => name}
        words={texts}
        pictures={listPictures}
        onExport={() => exportCsv('entrants.csv', () => deskCalls.entrantsFile(draw.id))}
      />
    </section>
  )
}

function useEntrantColumns(): ListColumn<Entrant>[] {
  const { entrants: heads } = useTexts('drawDesk')
  const language = useLanguage()
  return [
    { id: 'classroom', head: heads.classroom, cell: (entrant) => <ClassroomCell classroom={entrant} /> },
    { id: 'weight', head: heads.weight, numeric: true, cell: ({ weight }) => weight },
    { id: 'chance', head: heads.chance, numeric: true, cell: ({ chance }) => showChance(chance, language) },
  ]
}
