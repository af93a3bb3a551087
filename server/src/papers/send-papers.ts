import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileTrace } from '../http/reading-watch.ts'
import type { Passed } from '../gate.ts'
import { type Binding, type LeavingPaper, streamPapers } from './write-paper.ts'

/** Many papers as one file, and what the file is called without its ending. */
export type PapersFile = { name: string; binding: Binding; papers: AsyncIterable<LeavingPaper> }

/** Sends many papers as one file, as fast as its reader takes it and never whole in memory; the log says how many of them left. */
export async function sendPapers(reply: FastifyReply, file: PapersFile): Promise<void> {
  void reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${file.name}.pdf"`)
    .send(Readable.from(tracePapers(file, reply.request.fileTrace)))
  await reply
  // A reader who leaves early is no failure, but nothing may be sent any more.
  if (!reply.sent) reply.hijack()
}

async function* tracePapers(
  { binding, papers }: PapersFile,
  trace: FileTrace | undefined,
): AsyncGenerator<Passed<Buffer>> {
  const sent = { rows: 0, isWhole: false }
  async function* counted() {
    for await (const paper of papers) {
      sent.rows += 1
      yield paper
    }
  }
  try {
    yield* streamPapers(binding, counted())
    sent.isWhole = true
  } finally {
    // Here as well when its reader has left.
    await trace?.end(sent)
  }
}
