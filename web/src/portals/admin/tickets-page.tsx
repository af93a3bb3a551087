import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ticketPriorities, ticketSorts, ticketStatuses } from '@tower/contract/spending/support.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { useProfile } from '../../session/route-guard.tsx'
import { deskCalls, supportQueries } from '../../spending/support/support.api.ts'
import styles from '../../spending/support/support.module.css'
import { TicketRows } from '../../spending/support/ticket-rows.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../../ui/class-names/class-names.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ListFilters } from '../../ui/list-page/list-filters.tsx'
import { ListFooter } from '../../ui/list-page/list-footer.tsx'
import { isNarrowed } from '../../ui/list-page/list-query.ts'
import { ListTabs } from '../../ui/list-page/list-tabs.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from './unread-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'
import { DeskTools } from './tickets/desk-tools.tsx'
import { useTicketLine } from './tickets/use-ticket-line.ts'

const SavedViews = lateInBrowser(() => import('../../oversight/views/saved-views.tsx'))
const SaveView = lateInBrowser(() => import('../../oversight/views/save-view.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'support', 'tickets'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.tickets.title)

// Comes when a ticket is opened.
const TicketDesk = lateInBrowser(() => import('./tickets/ticket-desk.tsx'))

const spec = {
  filters: { status: ticketStatuses, priority: ticketPriorities, assignee: 'any' },
  sorts: ticketSorts,
} as const

type Tickets = ReturnType<typeof useTickets>

/** What the address asks for, as the call takes it. */
function useTickets() {
  const list = useListQuery(spec)
  const { q, page, pageSize, filters, sort } = list.query
  const asked = {
    q: q || undefined,
    status: ticketStatuses.find((name) => name === filters.status),
    priority: ticketPriorities.find((name) => name === filters.priority),
    assignee_id: /^(none|[0-9a-f-]{36})$/.test(filters.assignee ?? '') ? filters.assignee : undefined,
    sort,
  }
  const reading = useQuery({
    ...supportQueries.list({ ...asked, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return { list, asked, reading }
}

/** Staff's desk for tickets: the list at the left, the open one at the right. */
export default function TicketsPage() {
  const texts = useTexts('tickets')
  const support = useTexts('support')
  const tickets = useTickets()
  const { list } = tickets
  const { openId, linkTo, close } = useDrawer('ticket')
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <SaveView list={list} of="tickets" />
            <DeskTools onExport={() => exportCsv('tickets.csv', () => deskCalls.exportList(tickets.asked))} />
          </>
        }
      />
      <div className={styles.deskBar} data-open={openId !== undefined}>
        <ListTabs
          list={list}
          label={texts.tabs}
          filter="status"
          options={ticketStatuses.map((value) => ({ value, label: support.statuses[value] }))}
        />
        <SavedViews list={list} of="tickets" />
        <Filters list={list} />
      </div>
      <div className={styles.panes} data-open={openId !== undefined}>
        <div className={styles.list}>
          <Rows {...tickets} openId={openId} linkTo={linkTo} />
        </div>
        <section className={styles.panel} aria-label={support.panel}>
          {openId === undefined ? (
            <EmptyState>{support.chooseOne}</EmptyState>
          ) : (
            <TicketDesk key={openId} ticketId={openId} onClose={close} waiting={<Skeleton lines={6} />} />
          )}
        </section>
      </div>
    </>
  )
}

function Filters({ list }: Pick<Tickets, 'list'>) {
  const texts = useTexts('tickets')
  const { priorities } = useTexts('support')
  const { id: ownId } = useProfile()
  const staff = useQuery(supportQueries.staff)
  const nameOf = ({ id, name }: { id: string; name: string }) =>
    id === ownId ? fillText(texts.me, { name }) : name
  const assignees = (staff.data?.items ?? []).map((member) => ({ value: member.id, label: nameOf(member) }))
  return (
    <ListFilters
      list={list}
      searchLabel={texts.search}
      fields={[
        {
          name: 'priority',
          label: texts.priority,
          options: ticketPriorities.map((value) => ({ value, label: priorities[value] })),
        },
        {
          name: 'assignee',
          label: texts.assignee,
          options: [{ value: 'none', label: texts.nobody }, ...assignees],
        },
      ]}
      orders={ticketSorts.map((value) => ({ value, label: texts.orders[value] }))}
    />
  )
}

type RowsProps = Pick<Tickets, 'list' | 'reading'> & {
  openId: string | undefined
  linkTo: (id: string) => string
}

function Rows({ list, reading, openId, linkTo }: RowsProps) {
  const texts = useTexts('tickets')
  const lineOf = useTicketLine()
  const { data } = reading
  const isFiltered = isNarrowed(list.query)
  return (
    <>
      {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.isPending && <Skeleton lines={8} />}
      {data?.items.length === 0 && (
        <EmptyState picture={isFiltered ? listPictures.noMatch : listPictures.none}>
          {isFiltered ? texts.noMatch : texts.none}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <>
          <div className={styles.frame}>
            <TicketRows tickets={data.items} label={texts.list} {...{ openId, linkTo, lineOf }} />
            <ListFooter list={list} total={data.total} />
          </div>
          <p className={classNames(styles.quiet, 'for-keyboards')}>{texts.keys}</p>
        </>
      )}
      {data?.has_more && <p className={styles.quiet}>{texts.more}</p>}
    </>
  )
}
