import { expect, type APIRequestContext } from '@playwright/test'

export type CapturedMail = { to: string; subject: string; text: string; html: string; sent_at: string }

/** Everything sent to an address, newest first. */
export async function listMails(request: APIRequestContext, to: string): Promise<CapturedMail[]> {
  const answer = await request.get('/dev/mailbox.json', { params: { to } })
  return (await answer.json()) as CapturedMail[]
}

/** Waits for a mail to an address whose subject matches, beyond the `known` ones, and gives the newest. */
export async function waitForMail(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
  known = 0,
): Promise<CapturedMail> {
  let found: CapturedMail[] = []
  await expect
    .poll(
      async () => {
        found = (await listMails(request, to)).filter((mail) => subject.test(mail.subject))
        return found.length
      },
      { timeout: 20_000, message: `a mail to ${to} with ${String(subject)}` },
    )
    .toBeGreaterThan(known)
  return found[0] as CapturedMail
}

/** The first link of ours in a mail, or the first to this page of ours. */
export function linkIn(mail: CapturedMail, page = ''): string {
  const links = mail.text.match(/https?:\/\/\S+/g) ?? []
  const link = links.find((each) => new URL(each).pathname.startsWith(page))
  if (!link) throw new Error(`no link in the mail "${mail.subject}"`)
  return link
}
