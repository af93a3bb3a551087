import { consentText } from '@tower/contract/people/consent-text.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { AskConsentLink, type NoLink } from '../../people/prospects/consent/ask-consent-link.tsx'
import { ConsentForm } from '../../people/prospects/consent/consent-form.tsx'
import { ConsentOutcome } from '../../people/prospects/consent/consent-outcome.tsx'
import { askForLinks, findConsentLink, sendConsent } from '../../people/prospects/consent/send-consent.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { Wrap } from '../../ui/section/section.tsx'
import { textOf } from '../../ui/form/form-text.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const token = search.get('token') ?? ''
  const sent = (['yes', 'failed'] as const).find((word) => word === search.get('sent'))
  const link = await findConsentLink(context.get(pageContext), token)
  const { language } = context.get(preferencesContext)
  const page = {
    ...{ token, sent, link },
    text: consentText[language],
    texts: loadTexts(context, 'consent'),
  }
  return data(page, { status: link || token === '' ? 200 : 404 })
}

/** The address holds a key, and the page a child: no cache keeps it, and no other site is told of it. */
export { privatePageHeaders as headers } from '../../page/private-page-headers.ts'

export async function action({ context, request }: ActionFunctionArgs) {
  const { call, report } = context.get(pageContext)
  const { language } = context.get(preferencesContext)
  const form = await request.formData()
  if (textOf(form, 'intent') === 'ask') return askForLinks({ call, report, language }, form)
  const words = loadTexts(context, 'consent').consent
  const answer = await sendConsent({ call, report, language }, { form, words })
  return data(answer, { status: answer.status })
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.consent.title, noindex: true })

/** Where a guardian's link leads: what would be public of a child, and the guardian's word on it. */
export default function ProspectConsentPage() {
  const { token, link, sent, text } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer?.outcome === 'said')
    return (
      <Wrap>
        <ConsentOutcome said={answer.said} inForce={answer.inForce} text={text} />
      </Wrap>
    )
  if (link?.state === 'open' && link.case)
    return (
      <Wrap>
        <ConsentForm token={token} consent={link.case} text={text} answer={answer} />
      </Wrap>
    )
  const opened: NoLink = link === undefined ? 'unknown' : link.state === 'used' ? 'used' : 'expired'
  return (
    <Wrap>
      <AskConsentLink reason={token === '' ? 'ask' : opened} sent={sent} />
    </Wrap>
  )
}
