import { walletRefresh } from '@tower/contract/money/credits.ts'
import { useEffect, useEffectEvent } from 'react'

/** Tells the page that a wallet has changed. */
export function fireWalletRefresh(): void {
  window.dispatchEvent(new CustomEvent(walletRefresh))
}

/** Hears that a wallet has changed. */
export function useWalletRefresh(onRefresh: () => void): void {
  const hear = useEffectEvent(onRefresh)
  useEffect(() => {
    const listen = () => hear()
    window.addEventListener(walletRefresh, listen)
    return () => window.removeEventListener(walletRefresh, listen)
  }, [])
}
