import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DeskSlot } from '@tower/contract/matching/draw-desk.contract.ts'
import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { deskCalls, deskQueries } from '../../../matching/draws/desk.api.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { ConsoleList } from '../console-list.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import { exportCsv } from '../export-csv.ts'
import { listPictures } from '../list-pictures.tsx'
import styles from './desk.module.css'
import { HeldSlots } from './held-slots.tsx'

const spec = { filters: {} }

/** The slots that a draw could give now, and the money behind each. */
export default function SlotsTab() {
  const { slots: texts } = useTexts('drawDesk')
  const list = useListQuery(spec)
  const { page, pageSize } = list.query
  const reading = useQuery({
    ...deskQueries.waitingSlots({ page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles.part}>
      <ConsoleList
        name="waiting_slots"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useSlotColumns()}
        keyOf={({ number }) => String(number)}
        nameOf={({ number }) => String(number)}
        words={texts}
        pictures={listPictures}
        onExport={() => exportCsv('waiting-slots.csv', () => deskCalls.waitingSlotsFile())}
      />
      {reading.data && <HeldSlots />}
    </section>
  )
}

function useSlotColumns(): ListColumn<DeskSlot>[] {
  const { slots: texts } = useTexts('drawDesk')
  const language = useLanguage()
  return [
    {
      id: 'number',
      head: texts.number,
      cell: ({ number }) => <Link to={paths.slotStory({ number })}>{number}</Link>,
    },
    { id: 'origin', head: texts.origin, cell: ({ origin }) => texts.origins[origin] },
    { id: 'minted', head: texts.minted, cell: ({ minted_at: at }) => showTime(at, 'dated', language) },
    { id: 'value', head: texts.value, numeric: true, cell: () => formatUsd(slotPriceCents) },
  ]
}
