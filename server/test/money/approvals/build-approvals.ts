import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { approvalEndpoints } from '@tower/contract/money/approvals.contract.ts'
import { buildReimbursements, type Person } from '../../spending/reimbursements/build-reimbursements.ts'

type Listed = CallOutput<typeof approvalEndpoints.list>
type Story = CallOutput<typeof approvalEndpoints.read>

const path = '/api/admin/approvals'

/** For tests: reimbursements of a charity where a second person is asked above a limit of cents, with what staff see and say of approvals. */
export async function buildApprovals(limit = '10000') {
  const environment = { SECOND_PERSON_CENTS: limit, STAFF_OF_ONE: 'false' }
  const world = await buildReimbursements({ environment })
  const { call, dana, omar, services } = world
  const approvals = async (query = '', who = dana) =>
    (await call(who, 'GET', `${path}?${query}`)).json<Listed>().items
  const story = async (id: string, who: Person) => (await call(who, 'GET', `${path}/${id}`)).json<Story>()
  const settle = (id: string, who: Person, decision = 'approved', note = '') =>
    call(who, 'POST', `${path}/${id}/decide`, { decision, note })
  const waiting = async () => (await approvals('state=waiting', omar))[0]
  const asked = async () => (await waiting())?.id ?? ''
  const disable = (who: Person) =>
    services.database.transaction((tx) =>
      tx
        .updateTable('users')
        .set({ disabled_at: services.clock.now() })
        .where('id', '=', who.userId)
        .execute(),
    )
  return { ...world, approvals, story, settle, waiting, asked, disable }
}
