import { pages } from '@tower/contract/pages.ts'
import { at } from '../../page-route.ts'

/** Giving. */
export const moneyPages = [
  at(pages.donateSuccess, 'portals/public/donate-success-page.tsx'),
  at(pages.gift, 'portals/public/gift-page.tsx'),
  at(pages.donateCancel, 'portals/public/donate-cancel-page.tsx'),
  at(pages.sponsor, 'portals/public/sponsor-page.tsx'),
  at(pages.monthlyGift, 'portals/public/monthly-gift-page.tsx'),
  at(pages.giftNews, 'portals/public/gift-news-page.tsx'),
  at(pages.linkedGiving, 'portals/public/linked-giving-page.tsx'),
  at(pages.ownTower, 'portals/public/own-tower-page.tsx'),
  at(pages.programDonate, 'portals/public/donate-page.tsx'),
]
