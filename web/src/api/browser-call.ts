import { type Call, createCall, type Send } from '@tower/contract/client.ts'
import { getAccessToken } from '../session/access-token.ts'
import { forgetSession, readStoredSession } from '../session/stored-session.ts'

const sendByFetch: Send = async (request, { signal, bearer }) => {
  const token = bearer ?? (await getAccessToken())
  const response = await fetch(request.path, {
    method: request.method,
    headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(request.body === undefined ? {} : { body: request.body }),
    ...(signal ? { signal } : {}),
  })
  const text = await response.text()
  if (response.status === 401 && token) forgetEnded(token, text)
  return { status: response.status, text }
}

/** A session that the server has ended is of no use to any tab; one that was renewed meanwhile stays. */
function forgetEnded(token: string, answer: string): void {
  if (answer.includes('identity.session_missing') && readStoredSession()?.accessToken === token)
    forgetSession()
}

/** The typed client of the portals: by fetch, with the session of this browser. */
export const browserCall: Call = createCall(sendByFetch)
