import type { FileKind } from '@tower/contract/oversight/files.ts'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'

/** A file as it arrived: whole, not beyond its limit, of a kind its call takes. It goes when the call is answered. */
export type ReceivedFile = { path: string; kind: FileKind; byteSize: number; sha256: string }

declare module 'fastify' {
  interface FastifyRequest {
    received: ReceivedFile | undefined
  }
}

/** The file that a call was sent; a call without one is refused. */
export function receivedFile({ received }: Pick<FastifyRequest, 'received'>): ReceivedFile {
  if (!received) throw new Refusal('files.missing')
  return received
}
