import type { Services } from '../../src/services.ts'
import { openParams } from '../../src/mail/queue-sealed.ts'

export type ReadMail = { to_email: string; template: string; locale: string; params: Record<string, unknown> }

/** The mails of the outbox, oldest first, with what waits sealed opened. */
export async function readMails(
  services: Pick<Services, 'config' | 'database'>,
  { to, template }: { to?: string; template?: string } = {},
): Promise<ReadMail[]> {
  const mails = await services.database.read((tx) =>
    tx
      .selectFrom('mails')
      .select(['to_email', 'template', 'locale', 'params'])
      .$if(to !== undefined, (query) => query.where('to_email', '=', to ?? ''))
      .$if(template !== undefined, (query) => query.where('template', '=', template ?? ''))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
  return mails.map((mail) => ({
    ...mail,
    params: openParams(services, { ...mail, to: mail.to_email }) as Record<string, unknown>,
  }))
}

/** The secret in the link of a kind of mail that was sent to an address last; empty where there is none. */
export async function lastToken(
  services: Pick<Services, 'config' | 'database'>,
  which: { to?: string; template?: string } = {},
  of = 'token',
): Promise<string> {
  const url = (await readMails(services, which)).at(-1)?.params.url
  return typeof url === 'string' ? (new URL(url).searchParams.get(of) ?? '') : ''
}
