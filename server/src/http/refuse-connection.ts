import { errors, type ErrorCode } from '@tower/contract/errors.ts'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that never became one, in our words: too slow, with too long headers, or no HTTP at all. */
const refusals: Readonly<Record<string, { status: number; code: ErrorCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request.timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request.too_large' },
}
const malformed = { status: 400, code: 'request.malformed' as const }

/** Answers a connection whose request could not be read, and ends it. There is no request to answer through. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, code } = refusals[error.code ?? ''] ?? malformed
  const body = JSON.stringify({ error: errors[code].sentence, code })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
