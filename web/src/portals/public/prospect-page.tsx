import { isVideo, sponsorWidget } from '@tower/contract/people/prospects.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { nameOf } from '../../people/prospects/prospect.ts'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { late } from '../../ui/late/late.tsx'
import { findReport } from './prospect/find-report.ts'
import { findProspect, statusOf } from './prospect/find-prospect.ts'
import { giveToProspect } from './prospect/give-to-prospect.ts'
import { ProspectReady } from './prospect/prospect-ready.tsx'
import { draftFromAddress } from './prospect/prospect-draft.ts'

const ProspectState = late(() => import('./prospect/prospect-states.tsx'))

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const found = await findProspect(page, params.prospectId ?? '', isVideo)
  const search = new URL(request.url).searchParams
  return data(
    {
      found,
      start: draftFromAddress(search, found.state === 'ready' ? found.prospect.goals : [], sponsorWidget),
      limits: sponsorWidget,
      viewKey: page.viewKey,
      cardFee: page.site.cardFee,
      report: found.state === 'ready' ? await findReport(page, found.prospect.id) : undefined,
      texts: loadTexts(context, 'prospects', 'athleteMoney'),
    },
    { status: statusOf(found) },
  )
}

/** What a guardian takes back must not live on in a search engine or an archive either: the list of athletes leads here. */
const notForSearch = 'noindex, noarchive, noimageindex'

/** What a guardian takes back must not live on in a cache. */
export const headers = () => ({ 'cache-control': 'no-store', 'x-robots-tag': notForSearch })

export async function action({ context, params, request }: ActionFunctionArgs) {
  const answer = await giveToProspect(context.get(pageContext), {
    prospectId: params.prospectId ?? '',
    form: await request.formData(),
    texts: loadTexts(context, 'prospects', 'refusals'),
    widget: sponsorWidget,
    language: context.get(preferencesContext).language,
  })
  return answer instanceof Response ? answer : data(answer, { status: answer.status })
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const { found, texts } = args.loaderData ?? {}
  const words = texts?.prospects.detail
  if (!words || found?.state !== 'ready') {
    const title = found?.state === 'error' ? words?.failed : words?.missing
    return pageMeta(args, { title, noindex: true })
  }
  const name = nameOf(found.prospect)
  return pageMeta(args, { title: name, description: fillText(words.description, { name }) })
}

export default function ProspectPage() {
  const { found, ...rest } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (found.state !== 'ready') return <ProspectState key={found.state} state={found.state} />
  const { prospect } = found
  return <ProspectReady key={prospect.id} prospect={prospect} {...rest} answer={answer} />
}
