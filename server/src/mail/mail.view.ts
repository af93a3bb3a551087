import type { ListFile } from '../http/answer-list.ts'
import type { DeskMail, SuppressedAddress } from '@tower/contract/oversight/mails.contract.ts'
import type { z } from 'zod'

/** The file of mails. */
export const mailFile: ListFile<z.input<typeof DeskMail>> = {
  name: 'emails',
  cells: {
    To: ({ to_email: to }) => to,
    Kind: ({ kind }) => kind,
    Subject: ({ subject }) => subject,
    State: ({ state }) => state,
    'Server said': ({ said }) => said,
    Attempts: ({ attempts }) => attempts,
    'Queued (UTC)': ({ created_at: at }) => at,
    'Sent (UTC)': ({ sent_at: at }) => at,
  },
}

/** The file of addresses that are written to no more. */
export const suppressionFile: ListFile<z.input<typeof SuppressedAddress>> = {
  name: 'stopped-addresses',
  cells: {
    Address: ({ email }) => email,
    Reason: ({ reason }) => reason,
    'Server said': ({ said }) => said,
    'Since (UTC)': ({ since }) => since,
  },
}
