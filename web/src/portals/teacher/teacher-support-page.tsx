import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ticketStatuses } from '@tower/contract/spending/support.ts'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { supportQueries } from '../../spending/support/support.api.ts'
import styles from '../../spending/support/support.module.css'
import { TicketRows } from '../../spending/support/ticket-rows.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ListFilters } from '../../ui/list-page/list-filters.tsx'
import { ListFooter } from '../../ui/list-page/list-footer.tsx'
import { isNarrowed } from '../../ui/list-page/list-query.ts'
import { type ListAddress, useListQuery } from '../../ui/list-page/use-list-query.ts'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { readQuestion } from './support/ask-about.ts'
import { OpenTicketForm } from './support/open-ticket-form.tsx'
import { TicketPanel } from './support/ticket-panel.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'support') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.support.title)

const spec = { filters: { status: ticketStatuses } }

/** What a teacher asked staff, and what they were answered; a ticket opens beside the list. */
export default function TeacherSupportPage() {
  const texts = useTexts('support')
  const list = useListQuery(spec)
  const { openId, linkTo, close } = useDrawer('ticket')
  const [address] = useSearchParams()
  const about = readQuestion(address)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={styles.panes} data-open={openId !== undefined}>
        <div className={styles.list}>
          <div className={styles.new}>
            <ButtonLink to={linkTo('new')} kind="primary">
              {texts.new}
            </ButtonLink>
          </div>
          <OwnTickets list={list} openId={openId} linkTo={linkTo} />
        </div>
        <section className={styles.panel} aria-label={texts.panel}>
          {openId === undefined && <EmptyState>{texts.choose}</EmptyState>}
          {openId === 'new' && (
            <OpenTicketForm
              key={`${about?.kind} ${about?.name}`}
              onClose={close}
              linkTo={linkTo}
              about={about}
            />
          )}
          {openId !== undefined && openId !== 'new' && (
            <TicketPanel key={openId} ticketId={openId} onClose={close} />
          )}
        </section>
      </div>
    </>
  )
}

type OwnTicketsProps = {
  list: ListAddress<string, string>
  openId: string | undefined
  linkTo: (id: string) => string
}

function OwnTickets({ list, openId, linkTo }: OwnTicketsProps) {
  const texts = useTexts('support')
  const { q, page, pageSize, filters } = list.query
  const status = ticketStatuses.find((name) => name === filters.status)
  const reading = useQuery({
    ...supportQueries.list({ q: q || undefined, status, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const options = ticketStatuses.map((value) => ({ value, label: texts.statuses[value] }))
  const { data } = reading
  return (
    <>
      <ListFilters
        list={list}
        searchLabel={texts.search}
        fields={[{ name: 'status', label: texts.status, options }]}
        orders={[]}
      />
      {reading.isError && (
        <FailedPart
          message={texts.failed}
          onRetry={() => void reading.refetch()}
          pending={reading.isFetching}
        />
      )}
      {reading.isPending && <Skeleton lines={6} />}
      {data?.items.length === 0 && (
        <EmptyState picture={<EmptyBlocks kind={isNarrowed(list.query) ? 'no-match' : undefined} />}>
          {isNarrowed(list.query) ? texts.noMatch : texts.none}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <div className={styles.frame}>
          <TicketRows tickets={data.items} label={texts.list} openId={openId} linkTo={linkTo} />
          <ListFooter list={list} total={data.total} />
        </div>
      )}
    </>
  )
}
