import { ComingPart } from '../coming-part.tsx'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.coming.wallet.title)

export default function SponsorWalletPage() {
  return <ComingPart page="wallet" />
}
