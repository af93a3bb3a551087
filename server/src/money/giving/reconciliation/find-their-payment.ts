import type { Services } from '../../../services.ts'
import { findByProviderId } from '../payments/payments.queries.ts'
import { paymentSubject } from './compare-payments.ts'

/** Makes sure that the payment of a refund or dispute is in our books; false when the provider has none that settled. */
export async function findTheirPayment(services: Services, providerPaymentId: string): Promise<boolean> {
  const isHere = () =>
    services.database.read(async (tx) => (await findByProviderId(tx, providerPaymentId)) !== undefined)
  if (await isHere()) return true
  const theirs = await paymentSubject.read(services.payments, {
    providerId: providerPaymentId,
    providerPaymentId,
  })
  if (!theirs) return false
  await paymentSubject.mend(services, theirs)
  return isHere()
}
