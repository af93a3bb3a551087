import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ToKeepsakes } from '../../learning/keepsakes/to-keepsakes.tsx'
import { BalanceCard } from '../../money/credits/balance-card.tsx'
import { CheckoutReturned } from '../../money/credits/checkout-returned.tsx'
import { creditQueries } from '../../money/credits/credits.api.ts'
import { GiftByEmail } from '../../money/credits/gift-by-email.tsx'
import { PackShop } from '../../money/credits/pack-shop.tsx'
import { WalletLedger } from '../../money/credits/wallet-ledger.tsx'
import { useWalletRefresh } from '../../money/credits/wallet-refresh.ts'
import { SignedInPurchases } from '../../money/giving/own/signed-in-purchases.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import styles from './sponsor-credits.module.css'

export const meta = portalMeta((texts) => texts.credits.wallet.title)

const firstLines = 25
const mostLines = 200

/** A sponsor's wallet: what is left, what moved, packs to buy, and credits to give. */
export default function SponsorWalletPage() {
  const { wallet: texts } = useTexts('credits')
  const [limit, setLimit] = useState(firstLines)
  const [isStale, setStale] = useState(false)
  const wallet = useQuery({ ...creditQueries.wallet(limit), placeholderData: keepPreviousData })
  useWalletRefresh(() => void wallet.refetch().then(({ isError }) => setStale(isError)))
  const entries = wallet.data?.ledger ?? []
  const hasOlder = entries.length >= limit && limit < mostLines
  return (
    <>
      <PageHead title={texts.title} />
      <div className={styles.parts}>
        <CheckoutReturned />
        {isStale && wallet.data && <Notice tone="danger">{texts.refreshFailed}</Notice>}
        {wallet.isError && !wallet.data && (
          <FailedPart
            message={texts.failed}
            onRetry={() => void wallet.refetch()}
            pending={wallet.isFetching}
          />
        )}
        {wallet.isPending && <Skeleton lines={6} />}
        <div className={styles.columns}>
          <div className={styles.side}>
            {wallet.data && (
              <BalanceCard cents={wallet.data.account.balance_cents} action={<ToKeepsakes />} />
            )}
            {wallet.data && (
              <WalletLedger
                entries={entries}
                onOlder={hasOlder ? () => setLimit(Math.min(mostLines, limit * 4)) : undefined}
                pending={wallet.isFetching}
              />
            )}
          </div>
          <div className={styles.side}>
            <PackShop place="wallet" />
            <GiftByEmail />
            <SignedInPurchases />
          </div>
        </div>
      </div>
    </>
  )
}
