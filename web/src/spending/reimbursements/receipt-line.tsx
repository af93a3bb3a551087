import type { RequestItem } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { readUrl } from '../../api/read-url.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { showBytes } from '../../ui/upload-field/check-file.ts'
import { ReceiptPicture } from './receipt-picture.tsx'
import styles from './receipt-line.module.css'

/** A line of a request beside its receipt, which opens in a tab of its own; a link elsewhere only after a question. */
export function ReceiptLine({ item, note }: { item: RequestItem; note?: string }) {
  const { detail: texts } = useTexts('reimbursements')
  const { description, amount_cents: cents, receipt, receipt_url: url } = item
  const label = fillText(texts.open, { line: description })
  const thumbnail = <ReceiptPicture url={receipt?.thumbnail_url ?? null} isThere={url !== null} />
  return (
    <li className={styles.line}>
      {url !== null && receipt !== null ? (
        <a href={url} target="_blank" rel="noreferrer noopener" className={styles.picture} aria-label={label}>
          {thumbnail}
        </a>
      ) : (
        <span className={styles.picture}>{thumbnail}</span>
      )}
      <div className={styles.words}>
        <b>{description}</b>
        {url !== null && receipt === null ? (
          <LinkElsewhere url={url} line={description} />
        ) : (
          <span>{note ?? aboutReceipt(item, texts)}</span>
        )}
      </div>
      <b className={styles.amount}>{formatUsd(cents, { always2: true })}</b>
    </li>
  )
}

/** An address that a teacher typed: whoever opens it is asked first, and told whose it is. */
function LinkElsewhere({ url, line }: { url: string; line: string }) {
  const { detail: texts } = useTexts('reimbursements')
  const [isAsking, setAsking] = useState(false)
  const host = readUrl(url)?.host ?? url
  return (
    <>
      <span>{fillText(texts.elsewhere, { host })}</span>
      <div>
        <Button kind="ghost" aria-label={`${texts.openElsewhere} ${line}`} onClick={() => setAsking(true)}>
          {texts.openElsewhere}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={fillText(texts.elsewhereTitle, { host })}
        confirmLabel={fillText(texts.elsewhereOpen, { host })}
        cancelLabel={texts.stay}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          window.open(url, '_blank', 'noreferrer,noopener')
        }}
      >
        <p>{fillText(texts.elsewhereText, { host })}</p>
      </ConfirmDialog>
    </>
  )
}

type ReceiptWords = { noReceipt: string; needsReceipt: string }

function aboutReceipt({ receipt, needs_receipt: isNeeded }: RequestItem, words: ReceiptWords): string {
  if (!receipt) return isNeeded ? words.needsReceipt : words.noReceipt
  return [receipt.file_name, showBytes(receipt.byte_size)].filter(Boolean).join(' · ')
}
