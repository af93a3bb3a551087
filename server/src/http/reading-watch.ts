import { isForStaff, isStaff } from '@tower/contract/access.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { Actor } from './actor.ts'

/** What a call was asked with, once it was checked. */
export type Asked = { params: unknown; query: unknown }

/** What watches over staff who read about people, and writes down what they took and opened. */
export type ReadingWatch = {
  /** Throws `identity.proof_needed` where staff have not shown lately who they are. */
  requireProof(endpoint: AnyEndpoint, actor: Actor): void
  /** Follows a file on its way out. */
  followFile(endpoint: AnyEndpoint, actor: Actor, asked: Asked): FileTrace
  /** Writes down whose files a call opened. */
  noteOpened(endpoint: AnyEndpoint, actor: Actor, asked: Asked, output: unknown): Promise<void>
}

/** The trace that a file leaves. Nothing of it is held while the file is sent. */
export type FileTrace = {
  /** Before the first byte: without a row of the log no file leaves. */
  begin(): Promise<void>
  /** Where the file is one paper and leaves in one piece. */
  givePaper(): Promise<void>
  /** After the last row that was handed on; `isWhole` where none is missing. Throws only where it is whole. */
  end(sent: { rows: number; isWhole: boolean }): Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    fileTrace: FileTrace | undefined
  }
}

/** Whether a file of this call is one that staff take as staff: their own ones leave no trace. */
export function isFileOfStaff(endpoint: AnyEndpoint, actor: Actor | undefined): actor is Actor {
  return (
    endpoint.answer === 'file' && isForStaff(endpoint.access) && actor !== undefined && isStaff(actor.role)
  )
}

/** Writes down that a file begins to leave, just before it does. */
export async function traceBeginning<Payload>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Promise<Payload> {
  const { fileTrace } = request
  if (fileTrace !== undefined && reply.statusCode < 300)
    await (payload instanceof Readable ? fileTrace.begin() : fileTrace.givePaper())
  return payload
}
