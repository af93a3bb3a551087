import type { RequestItem } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { showBytes } from '../../ui/upload-field/check-file.ts'
import { ReceiptPicture } from './receipt-picture.tsx'
import styles from './receipt-line.module.css'

/** A line of a request beside its receipt, which opens in a tab of its own. */
export function ReceiptLine({ item, note }: { item: RequestItem; note?: string }) {
  const { detail: texts } = useTexts('reimbursements')
  const { description, amount_cents: cents, receipt, receipt_url: url } = item
  const label = fillText(texts.open, { line: description })
  const thumbnail = <ReceiptPicture url={receipt?.thumbnail_url ?? null} isThere={url !== null} />
  return (
    <li className={styles.line}>
      {url ? (
        <a href={url} target="_blank" rel="noreferrer noopener" className={styles.picture} aria-label={label}>
          {thumbnail}
        </a>
      ) : (
        <span className={styles.picture}>{thumbnail}</span>
      )}
      <div className={styles.words}>
        <b>{description}</b>
        <span>{note ?? aboutReceipt(item, texts)}</span>
      </div>
      <b className={styles.amount}>{formatUsd(cents, { always2: true })}</b>
    </li>
  )
}

type Words = { noReceipt: string; elsewhere: string }

function aboutReceipt({ receipt, receipt_url: url }: RequestItem, texts: Words): string {
  if (receipt) return [receipt.file_name, showBytes(receipt.byte_size)].filter(Boolean).join(' · ')
  if (url === null) return texts.noReceipt
  return fillText(texts.elsewhere, { host: URL.canParse(url) ? new URL(url).host : url })
}
