import { dayMs } from '@tower/contract/durations.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'

type DemoRequest = {
  email: string
  org: string
  contact: string | null
  locale?: 'es'
  /** Days after the first of them. */
  asked: number
  invited?: number
  released?: number
}

/**
 * Who would like to sponsor, in every state: nobody answered yet, invited, with the packet released, and the alumni, who paid
 * for a slot since they asked. Nobody is mailed.
 */
const requests: readonly DemoRequest[] = [
  {
    email: 'alumni@sponsors.test',
    org: 'Ruskin Alumni (demo)',
    contact: 'Demo Treasurer',
    asked: 0,
    invited: 1,
    released: 2,
  },
  { email: 'bakery@sponsors.test', org: 'Demo Harbor Bakery', contact: 'Demo Baker', asked: 6, invited: 7 },
  {
    ...{ email: 'rotary@sponsors.test', org: 'Demo Rotary Club', contact: 'Demo Secretary' },
    ...{ asked: 11, invited: 12, released: 13 },
  },
  {
    ...{ email: 'panaderia@sponsors.test', org: 'Panadería Demo', contact: null, locale: 'es' },
    asked: 17,
  },
  { email: 'garage@sponsors.test', org: 'Demo Garage', contact: 'Demo Mechanic', asked: 18.5 },
]

/** Puts the demo's sponsor requests in; those that stand already stay as they are. */
export function openDemoRequests({ database, clock }: Services): Promise<unknown> {
  const first = clock.now().getTime()
  const at = (day: number) => new Date(first + day * dayMs)
  const staff = demoId('admin@tower.test')
  const rows = requests.map(({ email, org, contact, locale = 'en', asked, invited, released }) => ({
    ...{ id: demoId(`sponsor request ${email}`), email, org_name: org, display_name: contact, locale },
    ...{ created_at: at(asked), updated_at: at(released ?? invited ?? asked) },
    status: invited === undefined ? 'requested' : 'link_sent',
    ...(invited !== undefined && { invited_at: at(invited), invited_by: staff }),
    ...(released !== undefined && {
      ...{ onboarding_status: 'released', released_at: at(released), released_by: staff },
      packet_key: demoId(`packet ${email}`).replaceAll('-', ''),
    }),
  }))
  return database.transaction((tx) =>
    tx
      .insertInto('sponsor_requests')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  )
}
