import { useState } from 'react'
import styles from '../../../money/giving/own/own-giving.module.css'
import { downloadReceipt, resendReceipt } from '../../../money/giving/own/own-giving.api.ts'
import type { ShownOwnGift } from '../../../money/giving/own/own-gift.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'

type Said = 'resent' | 'resentBefore' | 'notResent' | 'notRead'

/** The receipt of a gift: to keep, and to have mailed once more. */
export function GiftPapers({ gift }: { gift: ShownOwnGift }) {
  const texts = useTexts('ownGiving')
  const language = useLanguage()
  const [busy, setBusy] = useState<'download' | 'resend'>()
  const [said, setSaid] = useState<Said>()
  const { receipt_number: number, id: giftId } = gift
  const run = (what: 'download' | 'resend', work: Promise<Said | undefined>, failed: Said) => {
    setBusy(what)
    setSaid(undefined)
    work.then(setSaid, () => setSaid(failed)).finally(() => setBusy(undefined))
  }
  const download = () => {
    const name = `receipt-${number ?? 'void'}.pdf`
    run(
      'download',
      downloadReceipt(giftId, language, name).then(() => undefined),
      'notRead',
    )
  }
  const resend = () => {
    const mailing = resendReceipt(giftId).then((mailed) => (mailed ? 'resent' : 'resentBefore'))
    run('resend', mailing, 'notResent')
  }
  const label = number === null ? texts.receiptVoid : fillText(texts.receipt, { number })
  return (
    <div className={styles.papers}>
      <Button
        size="s"
        onClick={download}
        pending={busy === 'download'}
        aria-label={`${label}, ${texts.download}`}
      >
        <DownloadIcon size={16} />
        {label}
      </Button>
      {number !== null && (
        <Button
          size="s"
          kind="ghost"
          onClick={resend}
          pending={busy === 'resend'}
          pendingLabel={texts.resending}
        >
          {texts.resend}
        </Button>
      )}
      <span role="status">{said && texts[said]}</span>
    </div>
  )
}
