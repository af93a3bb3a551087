import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AssignmentSlot } from '@tower/contract/matching/draw-views.contract.ts'
import { drawPhases } from '@tower/contract/matching/draws.ts'
import { drawProofPath } from '@tower/contract/matching/draw-proof.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { deskCalls } from '../../../matching/draws/desk.api.ts'
import { DrawMoment } from '../../../matching/draws/draw-moment.tsx'
import { DrawStateChip } from '../../../matching/draws/draw-state-chip.tsx'
import { drawQueries } from '../../../matching/draws/draws.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ConsoleList } from '../console-list.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { exportCsv } from '../export-csv.ts'
import { listPictures } from '../list-pictures.tsx'
import { useDrawName } from '../randomizer/use-draw-name.ts'
import styles from './desk.module.css'

const spec = { filters: { state: drawPhases } }

/** All draws, those to come and those that are over, as a list and as a file. */
export default function DrawsTab() {
  const { upcoming, failedSlots } = useTexts('admin').randomizer
  const list = useListQuery(spec)
  const { q, filters, page, pageSize } = list.query
  const narrowing = { q: q || undefined, state: drawPhases.find((name) => name === filters.state) }
  const reading = useQuery({
    ...drawQueries.ofStaff({ ...narrowing, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const options = drawPhases.map((value) => ({ value, label: upcoming.phases[value] }))
  return (
    <ConsoleList
      name="draws"
      list={list}
      reading={reading}
      caption={upcoming.caption}
      columns={useColumns()}
      keyOf={({ id }) => id}
      nameOf={useDrawName()}
      words={{ none: upcoming.none, noMatch: upcoming.noMatch, failed: failedSlots }}
      searchLabel={upcoming.search}
      filters={[{ name: 'state', label: upcoming.phase, options }]}
      pictures={listPictures}
      onExport={() => exportCsv('draws.csv', () => deskCalls.file(narrowing))}
    />
  )
}

function useColumns(): ListColumn<AssignmentSlot>[] {
  const { columns: heads } = useTexts('admin').randomizer
  const { proof } = useTexts('drawDesk')
  const name = useDrawName()
  return [
    {
      id: 'name',
      head: heads.name,
      cell: (draw) => <Link to={paths.adminDraw({ drawId: draw.id })}>{name(draw)}</Link>,
    },
    { id: 'start', head: heads.start, cell: ({ slot_starts: at }) => <DrawMoment at={at} /> },
    { id: 'state', head: heads.state, cell: ({ state }) => <DrawStateChip state={state} /> },
    {
      id: 'assigned',
      head: heads.assigned,
      numeric: true,
      cell: ({ assigned, capacity }) => `${assigned} / ${capacity}`,
    },
    {
      id: 'proof',
      head: proof.page,
      cell: ({ id, state }) => (
        <span className={styles.acts}>
          <Link to={paths.draw({ drawId: id })}>{proof.page}</Link>
          {(state === 'completed' || state === 'voided') && <a href={drawProofPath(id)}>{proof.file}</a>}
        </span>
      ),
    },
  ]
}
