import type { Call } from '@tower/contract/client.ts'
import { SponsorStartBody, sponsorStartEndpoints } from '@tower/contract/people/sponsors.contract.ts'
import { sendForm } from '../../api/send-form.ts'
import type { Language } from '@tower/contract/language.ts'
import type { TextsOf } from '../../texts/texts.ts'
import type { FormAnswer } from '../../ui/form/form-answer.ts'

/** Sends the sponsor form for a page's action; the link is mailed in the language of the page. */
export function sendSponsorStart(
  call: Call,
  form: FormData,
  { texts, language }: { texts: TextsOf<'sponsorStart' | 'refusals'>; language: Language },
): Promise<FormAnswer> {
  const { emailRequired, nameWrong, refused, failed } = texts.sponsorStart.form
  const words = {
    faults: { email: emailRequired, display_name: nameWrong },
    refused: { ...texts.refusals, ...refused },
    failed,
  }
  return sendForm({ form, schema: SponsorStartBody, fixed: { locale: language } }, words, (body) =>
    call(sponsorStartEndpoints.start, { body }),
  )
}
