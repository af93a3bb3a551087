import type { FastifyReply } from 'fastify'
import type { Passed } from '../gate.ts'

/** Sends a paper as a file to keep. */
export async function sendPdf(reply: FastifyReply, name: string, pdf: Passed<Buffer>): Promise<void> {
  await reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .send(pdf)
}
