/** Where a demo keeps the mails it would have sent. */
export const demoMailbox = '/dev/mailbox'
