import { useQuery } from '@tanstack/react-query'
import type { ChannelWeek } from '@tower/contract/oversight/safety.contract.ts'
import { safetyQueries } from '../../../oversight/safety/safety.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { HeldMails } from './held-mails.tsx'
import styles from './safety.module.css'

/** What left the charity in the last days, and what was kept from leaving because it names a child. */
export function LeavingPart() {
  const { leaving: texts } = useTexts('safety')
  const reading = useQuery(safetyQueries.gate)
  return (
    <section className={styles.part} aria-label={texts.caption}>
      <p className={styles.quiet}>{texts.lead}</p>
      {reading.isPending && <Skeleton lines={4} />}
      {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.data && (
        <>
          {reading.data.held > 0 && <HeldMails {...reading.data} />}
          <Channels rows={reading.data.channels} />
        </>
      )}
    </section>
  )
}

function Channels({ rows }: { rows: ChannelWeek[] }) {
  const { leaving: texts } = useTexts('safety')
  const columns = useChannelColumns()
  const isCalm = rows.every(({ covered, blocked }) => covered + blocked === 0)
  const used = rows.filter(({ passed, covered, blocked }) => passed + covered + blocked > 0)
  const unused = rows.filter((row) => !used.includes(row))
  return (
    <>
      {isCalm && (
        <Notice tone="success" announce={false}>
          {texts.calm}
        </Notice>
      )}
      {used.length > 0 && (
        <div className={styles.list}>
          <DataTable
            crowded
            caption={texts.caption}
            columns={columns}
            rows={used}
            rowKey={({ channel }) => channel}
          />
        </div>
      )}
      {unused.length > 0 && (
        <p className={styles.quiet}>
          {fillText(texts.unused, {
            channels: unused.map(({ channel }) => texts.channels[channel]).join(' · '),
          })}
        </p>
      )}
    </>
  )
}

function useChannelColumns(): Column<ChannelWeek>[] {
  const { leaving: texts } = useTexts('safety')
  const heads = texts.columns
  return [
    { id: 'channel', head: heads.channel, cell: ({ channel }) => texts.channels[channel] },
    { id: 'passed', head: heads.passed, numeric: true, cell: ({ passed }) => passed },
    { id: 'covered', head: heads.covered, numeric: true, cell: ({ covered }) => covered },
    { id: 'blocked', head: heads.blocked, numeric: true, cell: ({ blocked }) => blocked },
  ]
}
