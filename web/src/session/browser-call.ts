import { type Call, createCall, type Send } from '@tower/contract/client.ts'
import { noteWritten } from '../api/last-written.ts'
import { getAccessToken } from './access-token.ts'
import { dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts'

const sendByFetch: Send = async (request, { signal, bearer }) => {
  const token = bearer ?? (await getAccessToken())
  const isRead = request.method === 'GET'
  if (!isRead) dropEarlyAnswers()
  const early = isRead && window.towerEarly ? await takeEarlyAnswer(request.path, token) : undefined
  const response =
    early ??
    (await fetch(request.path, {
      method: request.method,
      headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(request.body === undefined ? {} : { body: request.body }),
      ...(signal ? { signal } : {}),
    }))
  if (!isRead) noteWritten()
  return {
    status: response.status,
    text: await response.text(),
    header: (name) => response.headers.get(name),
  }
}

/** The typed client of the portals: by fetch, with the session of this browser. */
export const browserCall: Call = createCall(sendByFetch)
