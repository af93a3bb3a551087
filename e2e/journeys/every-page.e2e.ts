import type { APIRequestContext } from '@playwright/test'
import { keptSessionOf, type DemoRole } from '../every-role.ts'
import { inspectAll, languages } from '../page-inspection.ts'
import {
  addressesOfOthers,
  contentPages,
  signInPages,
  givingPages,
  listAddresses,
  type LooksByAddress,
} from '../page-list.ts'
import { expect, test } from '../tower-test.ts'

// A trace would photograph every step of the inspection; its findings say enough.
test.use({ trace: 'off' })

test.describe.configure({ mode: 'parallel' })

/** Dozens of pages, each looked at in several widths; the long form looks at every state of them. */
const inspectionMs = 900_000

/** Pages that anyone may open, in every state that an address can bring them to. */
const publicPages: { what: string; list: (request: APIRequestContext) => Promise<LooksByAddress> }[] = [
  { what: 'page of the charity', list: async () => contentPages },
  { what: 'page of giving, draws and people', list: givingPages },
  { what: 'page of signing in', list: async () => signInPages },
]

/** What stands behind each door, for those who may go through. */
const portals: { role: DemoRole; looks: LooksByAddress }[] = [
  {
    role: 'sponsor',
    looks: {
      '/sponsor/dashboard': ['/sponsor/dashboard'],
      '/sponsor/dashboard/shares': ['/sponsor/dashboard/shares'],
      '/sponsor/dashboard/marketplace': ['/sponsor/dashboard/marketplace'],
      '/sponsor/profile': ['/sponsor/profile'],
      '/sponsor/giving': ['/sponsor/giving'],
      '/sponsor/wallet': ['/sponsor/wallet'],
      '/portal/sponsor/credits': ['/portal/sponsor/credits'],
      '/account': ['/account'],
      '/login': ['/login?notice=role-mismatch&next=/admin'],
    },
  },
  {
    role: 'teacher',
    looks: {
      '/portal/teacher': ['/portal/teacher'],
      '/portal/teacher/share-links': [
        '/portal/teacher/share-links',
        '/portal/teacher/share-links?q=nothing-here',
      ],
      '/portal/teacher/photos': ['/portal/teacher/photos', '/portal/teacher/photos?status=rejected'],
      '/portal/teacher/orders': ['/portal/teacher/orders', '/portal/teacher/orders?q=nobody-here'],
      '/portal/teacher/orders/new': ['/portal/teacher/orders/new'],
      '/portal/teacher/orders/:orderId': ['/portal/teacher/orders/invented-order'],
      '/portal/teacher/shopping': ['/portal/teacher/shopping'],
      '/portal/teacher/order/:sessionId': ['/portal/teacher/order/invented-session'],
      '/portal/teacher/budget': ['/portal/teacher/budget'],
      '/portal/teacher/marketplace': ['/portal/teacher/marketplace'],
      '/portal/teacher/support': [
        '/portal/teacher/support',
        '/portal/teacher/support?ticket=new',
        '/portal/teacher/support?q=nobody-here',
      ],
      '/portal/teacher/reimbursements': [
        '/portal/teacher/reimbursements',
        '/portal/teacher/reimbursements?status=rejected',
        '/portal/teacher/reimbursements?q=nothing-like-it',
      ],
      '/portal/teacher/reimbursements/new': ['/portal/teacher/reimbursements/new'],
      '/portal/teacher/storybooks/:storybookId': ['/portal/teacher/storybooks/invented-storybook'],
      '/portal/teacher/storybooks': [
        '/portal/teacher/storybooks',
        '/portal/teacher/storybooks?status=approved',
      ],
      '/portal/teacher/storybooks/new': [
        '/portal/teacher/storybooks/new',
        '/portal/teacher/storybooks/new?book=invented',
      ],
      '/portal/teacher/storybooks/settings': ['/portal/teacher/storybooks/settings'],
      '/teacher/storybooks': ['/teacher/storybooks', '/teacher/storybooks?book=invented'],
      '/teacher/storybooks/new': ['/teacher/storybooks/new', '/teacher/storybooks/new?made=invented'],
      '/portal/teacher/tools': [
        '/portal/teacher/tools',
        '/portal/teacher/tools?tab=iep-goal',
        '/portal/teacher/tools?tab=sub-brief',
        '/portal/teacher/tools?tab=class-list',
        '/portal/teacher/tools?tab=templates',
        '/portal/teacher/tools?tab=history',
      ],
      '/login': ['/login'],
    },
  },
  {
    role: 'athlete',
    looks: {
      '/portal/prospect': ['/portal/prospect'],
      '/portal/prospect/goals': ['/portal/prospect/goals'],
      '/portal/prospect/updates': ['/portal/prospect/updates'],
      '/portal/prospect/receipts': ['/portal/prospect/receipts'],
    },
  },
  { role: 'guardian', looks: { '/portal/prospect/consent': ['/portal/prospect/consent'] } },
  {
    role: 'admin',
    looks: {
      '/admin': ['/admin'],
      '/admin/disbursements': ['/admin/disbursements', '/admin/disbursements?q=nothing-like-it'],
      '/prospect/onboard': ['/prospect/onboard'],
      '/admin/randomizer': [
        '/admin/randomizer',
        '/admin/randomizer?panel=mint',
        '/admin/randomizer?panel=create',
      ],
      '/admin/draws': [
        '/admin/draws',
        '/admin/draws?tab=slots',
        '/admin/draws?tab=barred',
        '/admin/draws?tab=all',
        '/admin/draws?tab=calendar',
      ],
      '/admin/draws/:drawId': ['/admin/draws/invented-draw'],
      '/admin/broadcasts': [
        '/admin/broadcasts',
        '/admin/broadcasts?q=nothing-like-it',
        '/admin/broadcasts?slide=new',
      ],
      '/admin/defense': ['/admin/defense'],
      '/admin/notifications': ['/admin/notifications'],
      '/admin/mails': ['/admin/mails', '/admin/mails?tab=stopped'],
      '/admin/budgets': ['/admin/budgets', '/admin/budgets?q=nobody-here'],
      '/admin/reimbursements': ['/admin/reimbursements', '/admin/reimbursements?q=nobody-here'],
      '/admin/review': [
        '/admin/review',
        '/admin/review?q=nobody-here',
        '/admin/review?tab=photos',
        '/admin/review?tab=photos&q=nobody-here',
        '/admin/review?tab=portraits',
        '/admin/review?tab=athletes',
        '/admin/review?tab=athlete-news',
        '/admin/review?tab=stories',
        '/admin/review?tab=stories&q=nobody-here',
        '/admin/review?tab=storybooks',
      ],
      '/admin/programs': ['/admin/programs', '/admin/programs?q=nothing-like-it'],
      '/admin/programs/:programId': ['/admin/programs/rent-assistance'],
      '/admin/site': ['/admin/site'],
      '/admin/site/:page': ['/admin/site/home', '/admin/site/nowhere'],
      '/admin/storybooks': ['/admin/storybooks', '/admin/storybooks?tab=classrooms'],
      '/admin/stories': ['/admin/stories', '/admin/stories?q=nothing-like-it'],
      '/admin/stories/:storyId': ['/admin/stories/new'],
      '/admin/messages': ['/admin/messages', '/admin/messages?q=nobody-here'],
      '/admin/sponsors': ['/admin/sponsors', '/admin/sponsors?q=nobody-here', '/admin/sponsors?request=new'],
      '/admin/nominations': ['/admin/nominations', '/admin/nominations?q=nobody-here'],
      '/admin/create-user': ['/admin/create-user'],
      '/admin/provision-teacher': ['/admin/provision-teacher'],
      '/admin/users': ['/admin/users', '/admin/users?q=nobody-here'],
      '/admin/users/:userId': ['/admin/users/invented-person'],
      '/admin/classrooms': ['/admin/classrooms', '/admin/classrooms?q=nobody-here'],
      '/admin/classrooms/:classroomId': ['/admin/classrooms/invented-classroom'],
      '/admin/shopping-sessions/:sessionId': ['/admin/shopping-sessions/invented-session'],
      '/admin/orders': ['/admin/orders', '/admin/orders?q=nobody-here'],
      '/admin/payments': ['/admin/payments', '/admin/payments?q=nobody-here'],
      '/admin/donors': ['/admin/donors', '/admin/donors?q=nobody-here', '/admin/donors?tab=thanks'],
      '/admin/donors/:donorId': ['/admin/donors/invented-donor'],
      '/admin/monthly-gifts': ['/admin/monthly-gifts'],
      '/admin/offline-gifts': ['/admin/offline-gifts'],
      '/admin/pledges': ['/admin/pledges', '/admin/pledges?q=nobody-here', '/admin/pledges?pledge=new'],
      '/admin/mailings': ['/admin/mailings', '/admin/mailings?mailing=new'],
      '/admin/ledger': ['/admin/ledger'],
      '/admin/approvals': ['/admin/approvals', '/admin/approvals?q=nobody-here'],
      '/admin/payouts': ['/admin/payouts', '/admin/payouts?q=nobody-here'],
      '/admin/closing': [
        '/admin/closing',
        '/admin/closing?tab=journal',
        '/admin/closing?tab=reports',
        '/admin/closing?tab=givers',
      ],
      '/admin/tickets': ['/admin/tickets', '/admin/tickets?status=pending', '/admin/tickets?q=nobody-here'],
      '/admin/packs': ['/admin/packs'],
      '/admin/allowlist': [
        '/admin/allowlist',
        '/admin/allowlist?q=nobody-here',
        '/admin/allowlist?panel=add',
      ],
      '/admin/allowlist/import': ['/admin/allowlist/import'],
      '/admin/marketplace': [
        '/admin/marketplace',
        '/admin/marketplace?kind=badges',
        '/admin/marketplace?kind=avatars',
        '/admin/marketplace?tab=gifts',
        '/admin/marketplace?kind=keepsakes',
        '/admin/marketplace?tab=settings',
      ],
      '/admin/analytics': ['/admin/analytics'],
      '/admin/settings': ['/admin/settings'],
      '/admin/safety': [
        '/admin/safety?email=nobody@example.org',
        '/admin/safety?tab=sessions',
        '/admin/safety?tab=acts',
        '/admin/safety?tab=leaving',
      ],
      '/admin/audit': ['/admin/audit'],
      '/admin/role-history': ['/admin/role-history'],
      '/account': ['/account'],
      '/dev': ['/dev'],
    },
  },
  {
    role: 'superadmin',
    looks: {
      '/admin/webhooks': ['/admin/webhooks', '/admin/webhooks?webhook=new'],
      '/admin/api-keys': ['/admin/api-keys', '/admin/api-keys?key=new'],
      '/admin/system': ['/admin/system'],
    },
  },
]

test('every address of the product is among the pages looked at here', async ({ request }) => {
  const lists = await Promise.all(publicPages.map(({ list }) => list(request)))
  const looks = [...lists, ...portals.map((portal) => portal.looks)].flatMap((list) => Object.entries(list))
  const seen = new Set([...looks.map(([address]) => address), ...addressesOfOthers])
  expect([...seen].sort()).toEqual((await listAddresses(request)).sort())

  for (const [address, paths] of looks) {
    const pattern = new RegExp(`^${address.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`)
    for (const look of paths)
      expect((typeof look === 'string' ? look : look.path).replace(/[?#].*/, '')).toMatch(pattern)
  }
})

for (const language of languages) {
  const { name, locale } = language
  for (const { what, list } of publicPages) {
    test(`every ${what} is well made in ${name}, narrow and wide`, async ({ request, openBrowser }) => {
      test.setTimeout(inspectionMs)
      const pages = [await openBrowser({ locale }), await openBrowser({ locale })]
      expect(await inspectAll(pages, await list(request), language)).toEqual([])
    })
  }

  test(`every page behind a door is well made in ${name}, narrow and wide`, async ({
    request,
    openBrowser,
  }) => {
    test.setTimeout(inspectionMs)
    const found: string[] = []
    const waiting = [...portals]
    const inspectNext = async (): Promise<void> => {
      for (let portal = waiting.shift(); portal; portal = waiting.shift()) {
        const page = await openBrowser({ locale, as: await keptSessionOf(request, portal.role) })
        found.push(...(await inspectAll([page], portal.looks, language)))
      }
    }
    await Promise.all([inspectNext(), inspectNext()])
    expect(found).toEqual([])
  })
}
