import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { drawQueries } from '../../matching/draws/draws.api.ts'
import { slotQueries } from '../../matching/slots/slots.api.ts'
import { DrawMoment } from '../../matching/draws/draw-moment.tsx'
import { findNextDraw } from '../../matching/draws/next-draw.ts'
import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { useSite } from '../../page/use-site.ts'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import styles from './admin-home-page.module.css'

export const meta = portalMeta((texts) => texts.admin.home.title)

/** Where staff begin: what waits for the next draw, and the tools there are. */
export default function AdminHomePage() {
  const { home } = useTexts('admin')
  return (
    <>
      <PageHead title={home.title} lead={home.lead} />
      <div className={styles.parts}>
        <Tools />
        <NextDraw />
      </div>
    </>
  )
}

function Tools() {
  const { home } = useTexts('admin')
  const { demo } = useSite()
  const people = useTexts('people')
  const payments = useTexts('payments')
  const ledger = useTexts('ledger')
  const offline = useTexts('offline')
  const { tickets: ticketsTitle } = useTexts('portal').admin
  const tools = [
    { to: paths.adminUsers, label: people.users.title, text: people.users.lead },
    { to: paths.adminAllowlist, label: home.allowlist, text: home.allowlistText },
    { to: paths.adminAllowlistImport, label: home.allowlistImport, text: home.allowlistImportText },
    { to: paths.adminPayments, label: payments.title, text: payments.lead },
    { to: paths.adminOfflineGifts, label: offline.title, text: offline.lead },
    { to: paths.adminTickets, label: ticketsTitle, text: home.ticketsText },
    { to: paths.adminLedger, label: ledger.title, text: ledger.lead },
    { to: paths.adminBudgets, label: home.budgets, text: home.budgetsText },
    { to: paths.adminRandomizer, label: home.randomizer, text: home.randomizerText },
    { to: paths.adminNotifications, label: home.notifications, text: home.notificationsText },
    { to: paths.adminAudit, label: people.audit.title, text: people.audit.lead },
    { to: paths.adminRoleHistory, label: people.roles.title, text: people.roles.lead },
    { to: paths.draws, label: home.draws, text: home.drawsText },
    { to: '/api/docs', label: home.api, text: home.apiText, isOutside: true },
    ...(demo ? [{ to: '/dev/mailbox', label: home.mailbox, text: home.mailboxText, isOutside: true }] : []),
  ]
  return (
    <ul className={styles.tools}>
      {tools.map(({ to, label, text, isOutside = false }) => (
        <li key={to}>
          <Link to={to} reloadDocument={isOutside}>
            {label}
          </Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function NextDraw() {
  const { home, randomizer } = useTexts('admin')
  const language = useLanguage()
  const pools = useQuery(slotQueries.pools)
  const draws = useQuery(drawQueries.all)
  const next = draws.data && findNextDraw(draws.data.items)
  const waiting = pools.data?.items.reduce((sum, { available }) => sum + available, 0)
  const retry = () => void Promise.all([draws.refetch(), pools.refetch()])
  return (
    <Card title={home.nextDraw} action={<Link to={paths.adminRandomizer}>{home.randomizer}</Link>}>
      {(draws.isError || pools.isError) && <FailedPart message={randomizer.failedSlots} onRetry={retry} />}
      {draws.isPending && <Skeleton lines={2} />}
      {draws.data && (next ? <DrawMoment at={next.runs_at ?? next.slot_starts} /> : <p>{home.noDraw}</p>)}
      {waiting !== undefined && (
        <p className={styles.waiting}>{fillCounted(home.waiting, waiting, language)}</p>
      )}
    </Card>
  )
}
