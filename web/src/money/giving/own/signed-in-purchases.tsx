import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { downloadPurchaseReceipt, purchasesQuery } from './own-giving.api.ts'
import { OwnPurchases, type ShownPurchase } from './own-purchases.tsx'
import styles from './own-giving.module.css'

/** What a sponsor bought; nothing while they bought nothing. */
export function SignedInPurchases() {
  const { data } = useQuery(purchasesQuery)
  return (
    <OwnPurchases
      purchases={data?.items ?? []}
      paperOf={(purchase) => <PurchasePaper purchase={purchase} />}
    />
  )
}

function PurchasePaper({ purchase }: { purchase: ShownPurchase }) {
  const texts = useTexts('ownGiving')
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle')
  const { id: purchaseId, receipt_number: number } = purchase
  const label = number === null ? texts.receiptVoid : fillText(texts.receipt, { number })
  const download = () => {
    setState('making')
    downloadPurchaseReceipt(purchaseId, language, `purchase-receipt-${number ?? 'void'}.pdf`).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <div className={styles.papers}>
      <Button
        size="s"
        onClick={download}
        pending={state === 'making'}
        aria-label={`${label}, ${texts.download}`}
      >
        <DownloadIcon size={16} />
        {label}
      </Button>
      <span role="status">{state === 'failed' && texts.notRead}</span>
    </div>
  )
}
