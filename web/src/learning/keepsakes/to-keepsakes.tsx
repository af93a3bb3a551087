import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'

/** Where on its page the shop stands. */
export const keepsakesId = 'keepsakes'

/** Leads whoever has credits to what they buy: the tab it stands under is called after what is sold for dollars. */
export function ToKeepsakes() {
  const { toShop } = useTexts('keepsakes')
  return <Link to={`${paths.sponsorMarketplace}#${keepsakesId}`}>{toShop}</Link>
}
