import type { Call } from '@tower/contract/client.ts'
import { SponsorStartBody, sponsorStartEndpoints } from '@tower/contract/people/sponsors.contract.ts'
import { isCallError } from '../../api/call-error.ts'
import type { Language } from '../../texts/language.ts'
import type { Texts } from '../../texts/texts.ts'

/** What became of somebody's wish for the $800 link; nothing typed is lost. */
export type SponsorStartAnswer = {
  outcome: 'done' | 'refused'
  email: string
  name: string
  faults: { email?: string; name?: string }
  failure?: string
}

/** Sends the sponsor form for a page's action. */
export async function sendSponsorStart(
  call: Call,
  form: FormData,
  { words, language }: { words: Texts['sponsorStart']['form']; language: Language },
): Promise<SponsorStartAnswer> {
  const email = textOf(form, 'email')
  const name = textOf(form, 'display_name')
  const refuse = (
    why: Pick<SponsorStartAnswer, 'failure'> & Partial<SponsorStartAnswer>,
  ): SponsorStartAnswer => ({
    outcome: 'refused',
    email,
    name,
    faults: {},
    ...why,
  })
  const website = textOf(form, 'website')
  const parsed = SponsorStartBody.safeParse({ email, display_name: name, locale: language, website })
  if (!parsed.success) {
    const isWrong = (field: string) => parsed.error.issues.some(({ path }) => path[0] === field)
    return refuse({
      faults: {
        ...(isWrong('email') && { email: words.emailRequired }),
        ...(isWrong('display_name') && { name: words.nameWrong }),
      },
    })
  }
  try {
    await call(sponsorStartEndpoints.start, { body: parsed.data })
    return { outcome: 'done', email: '', name: '', faults: {} }
  } catch (error) {
    if (!isCallError(error)) throw error
    const known: Readonly<Record<string, string>> = words.refused
    const failure = error.status === 429 ? words.limited : (known[error.code ?? ''] ?? words.failed)
    return refuse({ failure })
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
