import { useQuery } from '@tanstack/react-query'
import type { AthleteAccount, Disbursement } from '@tower/contract/money/disbursements.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { SecondPersonNotice } from '../../../money/approvals/second-person-notice.tsx'
import { disbursementQueries } from '../../../money/disbursements/disbursements.api.ts'
import { useSaid } from '../../../people/use-said.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import styles from './disbursements.module.css'
import { RecordForm } from './record-form.tsx'
import { AccountChip, DisbursementChip } from './use-disbursement-columns.tsx'
import { VoidAct } from './void-act.tsx'

const cents = (amount: number) => formatUsd(amount, { always2: true })

/** The money of one goal, or of an athlete for none: how it stands, a form that pays out of it, and every payout. */
export default function AccountDrawer({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const { drawer } = useTexts('disbursementDesk')
  return (
    <Drawer isOpen onClose={onClose} title={drawer.title}>
      <Details key={accountId} accountId={accountId} />
    </Drawer>
  )
}

function Details({ accountId }: { accountId: string }) {
  const { drawer } = useTexts('disbursementDesk')
  const reading = useQuery({ ...disbursementQueries.account(accountId), retry: false })
  if (reading.isPending) return <Skeleton lines={8} />
  if (!reading.data) return <UnreadPart reading={reading} failed={drawer.failed} />
  const { disbursements, alone_cents: aloneCents, ...account } = reading.data
  return (
    <DrawerParts>
      <Standing account={account} />
      <RecordForm account={account} aloneCents={aloneCents} />
      <section className={styles.part}>
        <h3>{drawer.history}</h3>
        {disbursements.length === 0 ? (
          <p className={styles.quiet}>{drawer.none}</p>
        ) : (
          <ul className={styles.lines}>
            {disbursements.map((one) => (
              <Line key={one.id} disbursement={one} />
            ))}
          </ul>
        )}
      </section>
    </DrawerParts>
  )
}

function Standing({ account }: { account: AthleteAccount }) {
  const { drawer, general } = useTexts('disbursementDesk')
  const language = useLanguage()
  const said = useSaid()
  const { target_cents: target, waiting_cents: waiting, contested_cents: contested } = account
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h3>
          {said(account.athlete)}: {said(account.title ?? general)}
        </h3>
        <AccountChip state={account.state} />
      </div>
      <Facts
        items={[
          ...(target === null ? [] : [{ name: drawer.target, value: cents(target) }]),
          { name: drawer.raised, value: cents(account.raised_cents) },
          { name: drawer.disbursed, value: cents(account.disbursed_cents) },
          { name: drawer.balance, value: cents(account.balance_cents) },
          ...(waiting > 0 ? [{ name: drawer.waiting, value: cents(waiting) }] : []),
          ...(contested > 0 ? [{ name: drawer.contested, value: cents(contested) }] : []),
          { name: drawer.available, value: <b>{cents(account.available_cents)}</b> },
        ]}
      />
      {account.moves_at && (
        <Notice tone="warning">
          {fillText(drawer.moves, { day: showTime(account.moves_at, 'date', language) })}
        </Notice>
      )}
    </div>
  )
}

function Line({ disbursement }: { disbursement: Disbursement }) {
  const { drawer } = useTexts('disbursementDesk')
  const language = useLanguage()
  const said = useSaid()
  const { state, amount_cents: amount, document_url: documentUrl } = disbursement
  const payee = said(disbursement.payee)
  const day = showTime(disbursement.paid_on, 'date', language)
  const { decided_by: decider, voided_by: voider, void_asked_by: asker } = disbursement
  // Below the limit whoever recorded it let it be paid.
  const decided = state === 'declined' || (state !== 'waiting' && disbursement.needs_second)
  const people = [
    fillText(drawer.recorded, { name: disbursement.recorded_by }),
    ...(decided && decider
      ? [fillText(drawer.decided[state === 'declined' ? 'declined' : 'paid'], { name: decider })]
      : []),
    ...(asker ? [fillText(drawer.voidAsked, { name: asker })] : []),
    ...(voider ? [fillText(drawer.decided.voided, { name: voider })] : []),
  ]
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <b>{cents(amount)}</b>
        <DisbursementChip state={state} isVoidAsked={state === 'paid' && asker !== null} />
      </div>
      <p>{said(disbursement.paid_for)}</p>
      <p className={styles.quiet}>{fillText(drawer.line, { payee, day })}</p>
      <p className={styles.quiet}>{people.join(' · ')}</p>
      {disbursement.note && <p className={styles.quiet}>“{said(disbursement.note)}”</p>}
      <SecondPersonNotice approval={disbursement.approval} />
      <div className={styles.buttons}>
        {documentUrl && (
          <a
            href={documentUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={fillText(drawer.documentOf, { amount: cents(amount), payee })}
          >
            {drawer.document}
          </a>
        )}
        <VoidAct disbursement={disbursement} />
      </div>
    </li>
  )
}
