import type { FastifyReply } from 'fastify'

/** Sends a paper as a file to keep. */
export async function sendPdf(reply: FastifyReply, name: string, pdf: Buffer): Promise<void> {
  await reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .send(pdf)
}
