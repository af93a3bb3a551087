import { cutText } from '@tower/contract/cut-text.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import type { NominationAnswer } from '../../matching/nominations/send-nomination.ts'
import type { RequestAnswer } from '../../matching/nominations/send-confirmation-request.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { AboutIntro } from './sponsor-classroom-about/about-intro.tsx'
import { AboutStart } from './sponsor-classroom-about/about-start.tsx'
import { MatchingRules } from './sponsor-classroom-about/matching-rules.tsx'
import { TakePart } from './sponsor-classroom-about/take-part.tsx'
import { nominate, requestConfirmation } from './nominate-action.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { site } = context.get(pageContext)
  const search = new URL(request.url).searchParams
  return {
    hasNominations: site.nominations,
    classroom: cutText(search.get('classroom') ?? search.get('code') ?? '', 80),
    texts: loadTexts(context, 'nominations', 'sponsorStart'),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const texts = loadTexts(context, 'classrooms', 'nominations', 'refusals')
  const page = context.get(pageContext)
  const { language } = context.get(preferencesContext)
  const answer: NominationAnswer | RequestAnswer =
    form.get('intent') === 'request'
      ? await requestConfirmation(page, form, texts, language)
      : await nominate(page.call, form, texts, language)
  return data(answer, { status: answer.outcome === 'done' ? 200 : 400 })
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, {
    title: args.loaderData?.texts.nominations.about.pageTitle,
    description: args.loaderData?.texts.nominations.about.description,
  })

export default function SponsorClassroomAboutPage() {
  const { hasNominations, classroom } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <AboutIntro />
      <MatchingRules />
      {hasNominations && <TakePart classroom={classroom} answer={answer} />}
      <AboutStart />
    </>
  )
}
