import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import type { TeacherOverview } from './teacher-overview.ts'

type Slot = TeacherOverview['slots'][number]

type MatchedSlotsProps = { slots: readonly Slot[]; isOfSeveral: boolean }

/** The slots a teacher's classrooms were given, with the way to each draw's proof. */
export function MatchedSlots({ slots, isOfSeveral }: MatchedSlotsProps) {
  const { slots: texts } = useTexts('teacher')
  const language = useLanguage()
  const ofClassroom: Column<Slot> = {
    id: 'classroom',
    head: texts.columns.classroom,
    cell: (slot) => slot.classroom_name,
  }
  const columns: Column<Slot>[] = [
    { id: 'slot', head: texts.columns.slot, cell: ({ number }) => fillText(texts.slot, { number }) },
    ...(isOfSeveral ? [ofClassroom] : []),
    { id: 'how', head: texts.columns.how, cell: (slot) => <How slot={slot} /> },
    { id: 'date', head: texts.columns.date, cell: (slot) => showTime(slot.matched_at, 'date', language) },
    {
      id: 'amount',
      head: texts.columns.amount,
      numeric: true,
      cell: (slot) => <b>{formatUsd(slot.amount_cents, { always2: true })}</b>,
    },
  ]
  return (
    <Card title={texts.title} flush>
      {slots.length > 0 ? (
        <DataTable caption={texts.title} columns={columns} rows={slots} rowKey={({ id }) => id} />
      ) : (
        <EmptyState picture={<EmptyBlocks />}>{texts.none}</EmptyState>
      )}
    </Card>
  )
}

function How({ slot: { how, draw_id: drawId } }: { slot: Slot }) {
  const { slots } = useTexts('teacher')
  return (
    <span>
      {slots.how[how]}
      {drawId && (
        <>
          {' · '}
          <Link to={paths.draw({ drawId })}>{slots.proof}</Link>
        </>
      )}
    </span>
  )
}
