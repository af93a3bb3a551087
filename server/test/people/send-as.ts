import { openSession } from '../../src/people/identity/sessions/open-session.ts'
import type { TestApp } from '../../src/test/test-app.ts'

type Sent = {
  method: 'GET' | 'POST'
  url: string
  payload?: object
  network?: string | undefined
  cookie?: string | undefined
}

/** For tests: a request from somebody's own session, or from nobody, out of a network and with a cookie where these are named. */
export async function sendAs(
  { app, services }: Pick<TestApp, 'app' | 'services'>,
  actor: { userId: string } | null,
  { method, url, payload, network, cookie }: Sent,
) {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie }
  if (actor) {
    const { access_token: token } = await services.database.transaction((tx) =>
      openSession(services, tx, { userId: actor.userId, userAgent: undefined, at: services.clock.now() }),
    )
    headers.authorization = `Bearer ${token}`
  }
  return app.inject({
    ...{ method, url, headers },
    ...(payload && { payload }),
    ...(network !== undefined && { remoteAddress: network }),
  })
}
