import type { GivenSlot } from '@tower/contract/matching/draw-views.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { DataTable, type Column } from '../../ui/data-table/data-table.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import styles from './past-draws.module.css'

/** The slots that came to a classroom without a draw, each with who decided it and why. */
export function GivenSlots({ slots }: { slots: readonly GivenSlot[] }) {
  const { given } = useTexts('drawVisit')
  const language = useLanguage()
  const { columns: heads } = given
  const columns: Column<GivenSlot>[] = [
    {
      id: 'slot',
      head: heads.slot,
      cell: ({ number, given_on }) => (
        <div>
          <Link to={paths.slotStory({ number })} className={styles.name}>
            {fillText(given.slot, { number })}
          </Link>
          {/* Noon, so that no time zone makes another day of it. */}
          <div className={styles.when}>{showTime(given_on, 'date', language)}</div>
        </div>
      ),
    },
    { id: 'classroom', head: heads.classroom, cell: (slot) => <Classroom slot={slot} /> },
    { id: 'why', head: heads.why, cell: (slot) => <Why slot={slot} /> },
  ]
  if (slots.length === 0) return <p>{given.none}</p>
  return (
    <DataTable caption={given.title} columns={columns} rows={slots} rowKey={({ number }) => String(number)} />
  )
}

function Classroom({ slot: { classroom, was_nominated } }: { slot: GivenSlot }) {
  const { given } = useTexts('drawVisit')
  if (!classroom) return given.hidden
  const where = [classroom.school, classroom.place].filter(Boolean).join(', ')
  return (
    <div>
      {classroom.name}
      {where && <div className={styles.when}>{where}</div>}
      {!was_nominated && <div className={styles.when}>{given.unnominated}</div>}
    </div>
  )
}

function Why({ slot: { how, classroom, reason } }: { slot: GivenSlot }) {
  const { given } = useTexts('drawVisit')
  if (how === 'designation') return given.designation
  return (
    <div>
      {given.staff}
      <div className={styles.when}>{reason ?? (classroom ? given.noReason : given.hiddenReason)}</div>
    </div>
  )
}
