import type { CharityRevision } from '@tower/contract/outreach/charity.contract.ts'
import type { TextRevision } from '@tower/contract/outreach/page-texts.contract.ts'
import { headersOf } from '../../spending/photos/build-photos.ts'
import { buildUser } from '../../people/identity/build-user.ts'
import type { TestApp } from '../../../src/test/test-app.ts'

type Body = Record<string, unknown>

export const details = {
  ...{ name: 'Lantern', address: '9 Lamp Street, Dayton, OH', email: 'hello@lantern.test' },
  ...{ phone: '(937) 555-0123', color_day: null, color_night: null, logo_url: null, picture_url: null },
}

/** Staff at the desk where the charity says who it is. */
export async function buildCharityDesk(server: TestApp) {
  const { app, services } = server
  const signIn = async (email: string, role: 'admin' | 'superadmin' | 'teacher') => {
    const headers = await headersOf(server, await buildUser(services, email, role))
    return (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: Body) =>
      app.inject({ method, url: `/api/admin/${url}`, headers, ...(payload && { payload }) })
  }
  const [dana, sam] = [await signIn('dana@tower.test', 'admin'), await signIn('sam@tower.test', 'superadmin')]
  const read = async () => (await dana('GET', 'charity')).json<{ item: CharityRevision }>()
  const readPage = async (page: string) =>
    (await dana('GET', `page-texts/${page}`)).json<{ item: TextRevision }>().item
  const audit = () =>
    services.database.read((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'target_kind', 'target_id', 'details'])
        .orderBy('seq')
        .execute(),
    )
  return { ...server, signIn, dana, sam, read, readPage, audit }
}
