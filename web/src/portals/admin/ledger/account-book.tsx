import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { centsAsRead } from '@tower/contract/money/account-signs.ts'
import type { DeskAccount, DeskPosting } from '@tower/contract/money/desk-ledger.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { deskQueries, readPostingsFile } from '../../../money/desk/desk.api.ts'
import { noteWords } from '../../../money/credits/note-words.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { ConsoleList } from '../console-list.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { ListTotal } from '../../../ui/list-page/list-total.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import { exportCsv } from '../export-csv.ts'
import { listPictures } from '../list-pictures.tsx'
import styles from './ledger.module.css'
import { showBalance, useAccountName } from './use-account-columns.tsx'

// Comes with the books of the two funds between which it moves money.
const MatchingTopUp = lateInBrowser(async () => ({
  default: (await import('./matching-top-up.tsx')).MatchingTopUp,
}))

const spec = { filters: {} }

const isOfMatching = (kind: string) => kind === 'fund_operations' || kind === 'fund_matching'

/** What happened to an account, the newest first, with the balance after each. */
export function AccountBook({ accountId }: { accountId: string }) {
  const texts = useTexts('ledger')
  const name = useAccountName()
  const list = useListQuery(spec)
  const { page, pageSize } = list.query
  const reading = useQuery({
    ...deskQueries.postings(accountId, { page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const account = reading.data?.account
  return (
    <>
      <div className={styles.head}>
        <h2>{account && [name(account), account.owner].filter(Boolean).join(' · ')}</h2>
        <ListTotal />
        {account && (
          <p className={styles.balance}>
            {fillText(texts.holds, {
              amount: showBalance(
                centsAsRead(account.kind, account.balance_cents),
                account.unit,
                texts.credits,
              ),
            })}
          </p>
        )}
        <Link to={paths.adminLedger}>{texts.allAccounts}</Link>
        {account && isOfMatching(account.kind) && (
          <MatchingTopUp heldCents={account.kind === 'fund_operations' ? account.balance_cents : undefined} />
        )}
      </div>
      <ConsoleList
        name="account_book"
        list={list}
        reading={reading}
        caption={texts.bookCaption}
        columns={usePostingColumns(account)}
        keyOf={({ id }) => String(id)}
        nameOf={({ kind }) => kind}
        words={texts.book}
        pictures={listPictures}
        onExport={() => exportCsv('postings.csv', () => readPostingsFile(accountId))}
      />
    </>
  )
}

function usePostingColumns(account: DeskAccount | undefined): ListColumn<DeskPosting>[] {
  const { columns: heads, credits } = useTexts('ledger')
  const language = useLanguage()
  const name = useAccountName()
  const show = (cents: number) => showBalance(cents, account?.unit ?? 'USD', credits)
  const asRead = (cents: number) => centsAsRead(account?.kind ?? '', cents)
  return [
    {
      id: 'fact',
      head: heads.fact,
      cell: (posting) => <Fact posting={posting} />,
    },
    { id: 'when', head: heads.when, cell: ({ at }) => showTime(at, 'dated', language) },
    {
      id: 'others',
      head: heads.others,
      cell: ({ others }) => others.map((kind) => name({ kind, fiscal_year: null })).join(', '),
    },
    {
      id: 'amount',
      head: heads.amount,
      numeric: true,
      cell: ({ amount_cents: cents }) => `${asRead(cents) > 0 ? '+' : ''}${show(asRead(cents))}`,
    },
    {
      id: 'balance',
      head: heads.after,
      numeric: true,
      cell: ({ balance_cents: cents }) => show(asRead(cents)),
    },
  ]
}

function Fact({ posting }: { posting: DeskPosting }) {
  const { facts } = useTexts('payments')
  const { slot, uses } = useTexts('ledger')
  const { kind, payment_id: paymentId, slot_number: number, memo } = posting
  const name = (facts as Record<string, string>)[kind] ?? kind
  return (
    <div className={styles.fact}>
      {paymentId ? <Link to={`${paths.adminPayments}?payment=${paymentId}`}>{name}</Link> : name}
      {number !== null && <Link to={paths.slotStory({ number })}>{fillText(slot, { number })}</Link>}
      {memo && <span>{noteWords(memo, uses)}</span>}
    </div>
  )
}
