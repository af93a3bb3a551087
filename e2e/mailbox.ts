import { expect, type APIRequestContext } from '@playwright/test'

export type CapturedMail = { to: string; subject: string; text: string; html: string; sent_at: string }

/** Waits for a mail to an address whose subject matches, and gives the newest. */
export async function waitForMail(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
): Promise<CapturedMail> {
  let found: CapturedMail | undefined
  await expect
    .poll(
      async () => {
        const answer = await request.get('/dev/mailbox.json', { params: { to } })
        found = ((await answer.json()) as CapturedMail[]).find((mail) => subject.test(mail.subject))
        return found !== undefined
      },
      { timeout: 20_000, message: `a mail to ${to} with ${String(subject)}` },
    )
    .toBe(true)
  return found as CapturedMail
}

/** The first link of ours in a mail. */
export function linkIn(mail: CapturedMail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`no link in the mail "${mail.subject}"`)
  return link
}
