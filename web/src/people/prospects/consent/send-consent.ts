import { prospectConsentEndpoints } from '@tower/contract/people/prospect-consents.contract.ts'
import type { ConsentLink, ConsentWord } from '@tower/contract/people/prospect-consents.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { redirect } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import type { PageContext } from '../../../api/load-context.ts'
import type { FormAnswer } from '../../../ui/form/form-answer.ts'
import { textOf } from '../../../ui/form/form-text.ts'
import type { consent } from './texts.en.ts'

type Page = Pick<PageContext, 'call' | 'report'>
type Words = { readonly [Key in keyof typeof consent]: unknown } & Record<
  | 'noneChosen'
  | 'nameMissing'
  | 'ofAge'
  | 'keeper'
  | 'birthdayImpossible'
  | 'failed'
  | 'usedText'
  | 'expiredText',
  string
>

/** What a link opens; undefined where nobody knows it. Opening changes nothing. */
export async function findConsentLink({ call }: Page, token: string): Promise<ConsentLink | undefined> {
  if (token === '' || token.length > 200) return undefined
  try {
    return await call(prospectConsentEndpoints.readLink, { query: { token } })
  } catch (error) {
    if (isCallError(error) && error.status < 500 && error.status !== 429) return undefined
    throw error
  }
}

export type ConsentAnswer =
  { outcome: 'said'; said: ConsentWord; inForce: ConsentWord; status: 200 } | FormAnswer

/** Mails links to an address, and comes back with the word for it. */
export async function askForLinks(
  { call, report, language }: Page & { language: Language },
  form: FormData,
): Promise<Response> {
  let sent = 'yes'
  try {
    await call(prospectConsentEndpoints.requestLink, {
      body: { email: textOf(form, 'email'), locale: language },
    })
  } catch (error) {
    if (!isCallError(error)) report(error)
    sent = 'failed'
  }
  return redirect(`${paths.prospectConsent}?sent=${sent}`, 303)
}

/** Signs, or takes back, by a link. What was typed is not lost when it is refused. */
export async function sendConsent(
  { call, report, language }: Page & { language: Language },
  { form, words }: { form: FormData; words: Words },
): Promise<ConsentAnswer> {
  const values = readValues(form)
  const isSigning = textOf(form, 'intent') === 'sign'
  const faults = isSigning ? faultsOf(values, words) : {}
  if (Object.keys(faults).length > 0) return { outcome: 'refused', values, faults, status: 400 }
  const allows = (part: string) => isSigning && values[part] === 'on'
  try {
    const { said, in_force: inForce } = await call(prospectConsentEndpoints.sayByLink, {
      body: {
        token: textOf(form, 'token'),
        profile: allows('profile'),
        photos: allows('photos'),
        location: allows('location'),
        school: allows('school'),
        signed_name: values.signed_name ?? '',
        born_on: values.born_on || null,
        locale: language,
      },
    })
    return { outcome: 'said', said, inForce, status: 200 }
  } catch (error) {
    if (!isCallError(error)) report(error)
    const status = isCallError(error) ? error.status : 503
    return {
      outcome: 'refused',
      values,
      status,
      ...explain(isCallError(error) ? error.code : undefined, words),
    }
  }
}

const fieldNames = ['profile', 'photos', 'location', 'school', 'signed_name', 'born_on'] as const

/** What was typed and ticked. */
export function readValues(form: FormData): Record<string, string> {
  return Object.fromEntries(fieldNames.map((name) => [name, textOf(form, name)]))
}

/** What keeps a word from being signed, by field. */
export function faultsOf(
  values: Record<string, string>,
  words: Pick<Words, 'noneChosen' | 'nameMissing'>,
): Record<string, string> {
  return {
    ...(values.profile === 'on' ? {} : { profile: words.noneChosen }),
    ...(values.signed_name ? {} : { signed_name: words.nameMissing }),
  }
}

function explain(code: string | undefined, words: Words): Pick<FormAnswer, 'faults' | 'failure'> {
  switch (code) {
    case 'prospects.name_required':
      return { faults: { signed_name: words.nameMissing } }
    case 'prospects.birthday_impossible':
      return { faults: { born_on: words.birthdayImpossible } }
    case 'prospects.of_age':
      return { faults: {}, failure: words.ofAge }
    case 'prospects.guardian_is_keeper':
      return { faults: {}, failure: words.keeper }
    case 'prospects.link_used':
      return { faults: {}, failure: words.usedText }
    case 'prospects.link_expired':
      return { faults: {}, failure: words.expiredText }
    default:
      return { faults: {}, failure: words.failed }
  }
}
