import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { useSearchParams } from 'react-router'
import { deskQueries, readAccountsFile } from '../../money/desk/desk.api.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ConsoleList } from './console-list.tsx'
import { ListTotalPlace } from '../../ui/list-page/list-total.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { classNames } from '../../ui/class-names/class-names.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { ConsoleHead } from './console-head.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { fillText } from '../../texts/fill-text.ts'
import { portalMeta } from '../portal-meta.ts'
import styles from './ledger/ledger.module.css'
import { AccountBook } from './ledger/account-book.tsx'
import { useAccountColumns } from './ledger/use-account-columns.tsx'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'

export const meta = portalMeta((texts) => texts.ledger.title)

const spec = { filters: {} }

/** Where every cent lies: the accounts of the house, of a slot, of a giver or teacher, and what happened to each. */
export default function LedgerPage() {
  const [address] = useSearchParams()
  const accountId = address.get('account')
  const texts = useTexts('ledger')
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={<ButtonLink to={paths.adminClosing}>{texts.toClosing}</ButtonLink>}
      />
      <Proof />
      {accountId ? (
        <ListTotalPlace key={accountId}>
          <AccountBook accountId={accountId} />
        </ListTotalPlace>
      ) : (
        <Accounts />
      )}
    </>
  )
}

/** As long in words as any other. */
const someMoment = '2026-12-30T17:00:00Z'

/** What the last proof of the books found. */
function Proof() {
  const { proof: texts } = useTexts('ledger')
  const language = useLanguage()
  const { data } = useQuery(deskQueries.verification)
  // Its place is kept: the accounts below would be moved when it comes.
  if (!data)
    return (
      <Notice tone="success" announce={false} className={classNames(styles.proof, styles.toCome)}>
        {fillText(texts.whole, { when: showTime(someMoment, 'dated', language) })}
      </Notice>
    )
  if (!data.last)
    return (
      <Notice announce={false} className={styles.proof}>
        {texts.never}
      </Notice>
    )
  const when = { when: showTime(data.last.at, 'dated', language) }
  if (data.last.broken.length === 0)
    return (
      <Notice tone="success" announce={false} className={styles.proof}>
        {fillText(texts.whole, when)}
      </Notice>
    )
  return (
    <Notice tone="danger" announce={false} className={styles.proof}>
      <p>{fillText(texts.broken, when)}</p>
      <ul>
        {data.last.broken.map(({ rule, rows }) => (
          <li key={rule}>
            {rule}: {rows.join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Accounts() {
  const texts = useTexts('ledger')
  const list = useListQuery(spec)
  const { q, page, pageSize } = list.query
  const reading = useQuery(deskQueries.accounts({ q: q || undefined, page, pageSize }))
  return (
    <ConsoleList
      name="ledger_accounts"
      list={list}
      reading={reading}
      caption={texts.caption}
      columns={useAccountColumns()}
      keyOf={({ id }) => id}
      nameOf={({ kind, owner }) => owner ?? kind}
      words={texts}
      searchLabel={texts.search}
      pictures={listPictures}
      onExport={() => exportCsv('accounts.csv', () => readAccountsFile({ q: q || undefined }))}
    />
  )
}
