import { drawProofPath } from '@tower/contract/matching/draw-proof.ts'
import type { DrawSummary } from '@tower/contract/matching/draw-views.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { DataTable, type Column } from '../../ui/data-table/data-table.tsx'
import { DrawMoment } from './draw-moment.tsx'
import { drawName } from './draw-name.ts'
import { DrawStateChip } from './draw-state-chip.tsx'
import styles from './past-draws.module.css'

/** The draws that are over, with the way to each proof. */
export function PastDraws({ draws }: { draws: readonly DrawSummary[] }) {
  const { list, one } = useTexts('draws')
  const language = useLanguage()
  const { columns: heads } = list
  const columns: Column<DrawSummary>[] = [
    {
      id: 'draw',
      head: heads.draw,
      cell: (draw) => (
        <div>
          <Link to={paths.draw({ drawId: draw.id })} className={styles.name}>
            {drawName(draw, one.title, language)}
          </Link>
          <div className={styles.when}>
            <DrawMoment at={draw.completed_at ?? draw.slot_starts} />
          </div>
        </div>
      ),
    },
    { id: 'result', head: heads.result, cell: (draw) => <Result draw={draw} /> },
    { id: 'classrooms', head: heads.classrooms, numeric: true, cell: (draw) => draw.entries_count ?? '–' },
    { id: 'matched', head: heads.matched, numeric: true, cell: (draw) => draw.assigned },
    { id: 'proof', head: heads.proof, cell: (draw) => <ProofLink draw={draw} /> },
  ]
  if (draws.length === 0) return <p>{list.noPast}</p>
  return <DataTable caption={list.past} columns={columns} rows={draws} rowKey={(draw) => draw.id} />
}

/** How a draw ended. Before its start only staff run one. */
function Result({ draw }: { draw: DrawSummary }) {
  const { list } = useTexts('draws')
  const isEarly = draw.completed_at !== null && draw.completed_at < draw.slot_starts
  return (
    <div>
      <DrawStateChip state={draw.state} />
      {isEarly && <div className={styles.when}>{list.early}</div>}
    </div>
  )
}

function ProofLink({ draw }: { draw: DrawSummary }) {
  const { list } = useTexts('draws')
  return (
    <a href={drawProofPath(draw.id)} className={styles.proof}>
      {list.proof}
    </a>
  )
}
