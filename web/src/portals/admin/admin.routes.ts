import { pages } from '@tower/contract/pages.ts'
import { at } from '../../page-route.ts'

/** What staff work with. */
export const adminPages = [
  at(pages.admin, 'portals/admin/admin-home-page.tsx'),
  at(pages.adminDashboard, 'portals/admin/admin-home-page.tsx', { id: 'admin-dashboard' }),
  at(pages.adminPortal, 'portals/admin/admin-home-page.tsx', { id: 'portal-admin' }),
  at(pages.adminRandomizer, 'portals/admin/randomizer-page.tsx'),
  at(pages.adminDefense, 'portals/admin/admin-defense-page.tsx'),
  at(pages.adminNotifications, 'portals/admin/admin-notifications-page.tsx'),
  at(pages.adminReview, 'portals/admin/review-page.tsx'),
  at(pages.adminPayments, 'portals/admin/payments-page.tsx'),
  at(pages.adminOfflineGifts, 'portals/admin/offline-gifts-page.tsx'),
  at(pages.adminGivers, 'portals/admin/givers-page.tsx'),
  at(pages.adminMonthlyGifts, 'portals/admin/monthly-gifts-page.tsx'),
  at(pages.adminLedger, 'portals/admin/ledger-page.tsx'),
  at(pages.adminPayouts, 'portals/admin/payouts-page.tsx'),
  at(pages.adminClosing, 'portals/admin/closing-page.tsx'),
  at(pages.adminBudgets, 'portals/admin/budgets-page.tsx'),
  at(pages.adminOrders, 'portals/admin/orders-page.tsx'),
  at(pages.adminReimbursements, 'portals/admin/reimbursements-page.tsx'),
  at(pages.adminUsers, 'portals/admin/users-page.tsx'),
  at(pages.adminCreateUser, 'portals/admin/create-user-page.tsx'),
  at(pages.adminProvisionTeacher, 'portals/admin/provision-teacher-page.tsx'),
  at(pages.adminTickets, 'portals/admin/tickets-page.tsx'),
  at(pages.adminAllowlist, 'portals/admin/allowlist-page.tsx'),
  at(pages.adminAllowlistImport, 'portals/admin/allowlist-import-page.tsx'),
  at(pages.adminPacks, 'portals/admin/packs-page.tsx'),
  at(pages.adminMarket, 'portals/admin/market-page.tsx'),
  at(pages.adminMarketPortal, 'portals/admin/market-page.tsx', { id: 'portal-admin-marketplace' }),
  at(pages.adminAudit, 'portals/admin/audit-log-page.tsx'),
  at(pages.adminRoleHistory, 'portals/admin/role-history-page.tsx'),
]
