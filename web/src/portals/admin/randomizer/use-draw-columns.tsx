import { drawProofPath } from '@tower/contract/matching/draw-proof.ts'
import type { AssignmentSlot } from '@tower/contract/matching/draw-views.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { DrawMoment } from '../../../matching/draws/draw-moment.tsx'
import { isNumberLate } from '../../../matching/draws/is-number-late.ts'
import { DrawStateChip } from '../../../matching/draws/draw-state-chip.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { TwoLines } from '../../../ui/type/type.tsx'
import styles from '../draws/desk.module.css'
import { useDrawName } from './use-draw-name.ts'
import { RunButton, type RunButtonProps } from './run-button.tsx'

/** The columns of draws: those to come have a button to run them now, those that are over their public proof. */
export function useDrawColumns(onOutcome: RunButtonProps['onOutcome']): ListColumn<AssignmentSlot>[] {
  const { columns: heads } = useTexts('admin').randomizer
  return [
    { id: 'name', head: heads.name, cell: (draw) => <DrawLink draw={draw} /> },
    { id: 'start', head: heads.start, cell: ({ slot_starts }) => <DrawMoment at={slot_starts} /> },
    { id: 'state', head: heads.state, cell: (draw) => <DrawState draw={draw} /> },
    {
      id: 'assigned',
      head: heads.assigned,
      numeric: true,
      cell: ({ assigned, capacity }) => `${assigned} / ${capacity}`,
    },
    {
      id: 'action',
      rank: 1,
      head: heads.action,
      numeric: true,
      cell: (draw) => <Action draw={draw} onOutcome={onOutcome} />,
    },
  ]
}

function Action({ draw, onOutcome }: RunButtonProps) {
  if (draw.state === 'scheduled' || draw.state === 'frozen')
    return <RunButton draw={draw} onOutcome={onOutcome} />
  return (
    <a href={drawProofPath(draw.id)} className={styles.link}>
      proof.json
    </a>
  )
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
    <TwoLines
      first={<DrawStateChip state={draw.state} />}
      // oxlint-disable-next-line react/purity -- what holds as it is rendered
      second={isNumberLate(draw, new Date()) && upcoming.waitsHere}
    />
  )
}
