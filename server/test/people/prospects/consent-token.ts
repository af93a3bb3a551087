import type { Services } from '../../../src/services.ts'

/** For tests: the token of the newest link that a guardian was mailed; empty where none was. */
export async function lastConsentToken({ database }: Services, email: string): Promise<string> {
  const mail = await database.read((tx) =>
    tx
      .selectFrom('mails')
      .select('params')
      .where('to_email', '=', email)
      .where('template', '=', 'prospect_consent')
      .orderBy('created_at', 'desc')
      .executeTakeFirst(),
  )
  const { children = [] } = (mail?.params ?? {}) as { children?: { url: string }[] }
  return children[0] ? (new URL(children[0].url).searchParams.get('token') ?? '') : ''
}
