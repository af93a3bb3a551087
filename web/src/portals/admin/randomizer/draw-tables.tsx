import { drawProofPath } from '@tower/contract/matching/draw-proof.ts'
import type { AssignmentSlot } from '@tower/contract/matching/draw-views.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { DrawMoment } from '../../../matching/draws/draw-moment.tsx'
import { isNumberLate } from '../../../matching/draws/is-number-late.ts'
import { DrawStateChip } from '../../../matching/draws/draw-state-chip.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import styles from './draw-tables.module.css'
import { useDrawName } from './use-draw-name.ts'
import { RunButton, type RunButtonProps } from './run-button.tsx'

type TableProps = { draws: readonly AssignmentSlot[] }

/** The draws to come, each with a button to run it now. */
export function UpcomingTable({ draws, onOutcome }: TableProps & Pick<RunButtonProps, 'onOutcome'>) {
  const { upcoming, columns: heads } = useTexts('admin').randomizer
  const columns: Column<AssignmentSlot>[] = [
    ...useSharedColumns(),
    { id: 'capacity', head: heads.capacity, numeric: true, cell: ({ capacity }) => capacity },
    {
      id: 'action',
      head: heads.action,
      numeric: true,
      cell: (draw) => <RunButton draw={draw} onOutcome={onOutcome} />,
    },
  ]
  return <DataTable caption={upcoming.caption} columns={columns} rows={draws} rowKey={({ id }) => id} />
}

/** The draws that are over, each with its public proof. */
export function PastTable({ draws }: TableProps) {
  const { past, columns: heads } = useTexts('admin').randomizer
  const columns: Column<AssignmentSlot>[] = [
    ...useSharedColumns(),
    {
      id: 'assigned',
      head: heads.assigned,
      numeric: true,
      cell: ({ assigned, capacity }) => `${assigned} / ${capacity}`,
    },
    {
      id: 'proof',
      head: past.proof,
      numeric: true,
      cell: ({ id }) => (
        <a href={drawProofPath(id)} className={styles.link}>
          proof.json
        </a>
      ),
    },
  ]
  return <DataTable caption={past.caption} columns={columns} rows={draws} rowKey={({ id }) => id} />
}

function useSharedColumns(): Column<AssignmentSlot>[] {
  const { columns: heads } = useTexts('admin').randomizer
  return [
    {
      id: 'name',
      head: heads.name,
      cell: (draw) => <DrawLink draw={draw} />,
    },
    { id: 'start', head: heads.start, cell: ({ slot_starts }) => <DrawMoment at={slot_starts} /> },
    { id: 'state', head: heads.state, cell: (draw) => <DrawState draw={draw} /> },
  ]
}

function DrawLink({ draw }: { draw: AssignmentSlot }) {
  const name = useDrawName()
  return (
    <Link to={paths.draw({ drawId: draw.id })} className={styles.link}>
      {name(draw)}
    </Link>
  )
}

/** How far a draw has come, and what it waits for when its number is late. */
function DrawState({ draw }: { draw: AssignmentSlot }) {
  const { upcoming } = useTexts('admin').randomizer
  return (
    <div className={styles.state}>
      <DrawStateChip state={draw.state} />
      {/* oxlint-disable-next-line react/purity -- what holds as it is rendered */}
      {isNumberLate(draw, new Date()) && <p className={styles.late}>{upcoming.waitsHere}</p>}
    </div>
  )
}
