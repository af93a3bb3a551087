import { SecretText } from '../../src/mail/secret-text.ts'

/** What staff answer: a teacher's ticket, and somebody who wrote to the charity. */
export const answerSamples = {
  ticket_answer: {
    'by-staff': {
      ticketId: '7b0c0c5e-3f5b-4f0e-9a40-7d1a1e7c2b10',
      subject: 'A receipt in two currencies',
      body: 'Thank you for asking.\n\nSend both pages, please: we take the amount in dollars.',
      isByNuma: false,
      replyTo: new SecretText('t7b0c0c5e3f5b4f0e9a407d1a1e7c2b10.3f9a71c2d8e04b56@reply.tower.test'),
    },
    'by-numa': {
      ticketId: '7b0c0c5e-3f5b-4f0e-9a40-7d1a1e7c2b10',
      subject: 'When is the next draw?',
      body: 'Draws are held every week. The page of draws says when.',
      isByNuma: true,
      replyTo: null,
    },
  },
  inquiry_answer: {
    answer: {
      answer: 'Thank you for asking.\n\nThe next draw is on Friday at noon, and everybody can watch it.',
      writtenOn: '2026-03-02',
    },
  },
}
