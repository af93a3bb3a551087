const prefix = 'offline_'

/** The name under which an offline gift is a payment; no provider's begins so. */
export function offlinePaymentName(offlineGiftId: string): string {
  return prefix + offlineGiftId
}

/** The name under which the return of an offline gift is a refund. */
export function offlineReturnName(offlineGiftId: string): string {
  return `${prefix}return_${offlineGiftId}`
}

/** Whether a payment came another way than through the provider, who then knows nothing of it. */
export function isOffline(providerPaymentId: string): boolean {
  return providerPaymentId.startsWith(prefix)
}

/** The offline gift that a payment is; null for one that came through the provider. */
export function offlineGiftOf(providerPaymentId: string): string | null {
  return isOffline(providerPaymentId) ? providerPaymentId.slice(prefix.length) : null
}
