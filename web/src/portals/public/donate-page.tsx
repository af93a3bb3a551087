import { towerEndpoints } from '@tower/contract/money/tower.contract.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { orUndefined } from '../../api/or-undefined.ts'
import { findClassroom } from '../../matching/classrooms/find-classroom.ts'
import { findProgramKey, draftFromAddress } from '../../money/giving/gift-draft.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { late } from '../../ui/late/late.tsx'
import { textOf } from '../../ui/form/form-text.ts'
import { answerDonateForm } from './donate/donate-action.ts'
import { MissingProgram } from './donate/missing-program.tsx'

const DonateLayout = late(() => import('./donate/donate-layout.tsx'))

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { call, site, viewKey } = context.get(pageContext)
  const texts = loadTexts(context, 'giving', 'classrooms', 'nominations')
  const program = findProgramKey(params.programId)
  if (!program) return data({ ready: undefined, texts }, { status: 404 })

  const search = new URL(request.url).searchParams
  const code = search.get('code') ?? ''
  const ready = {
    program,
    draft: draftFromAddress(search, program),
    start: {
      code,
      id: search.get('classroom') ?? '',
      resolved: code.trim() === '' ? undefined : await findClassroom(call, code, texts.classrooms),
    },
    tower: await orUndefined(call(towerEndpoints.shared, {})),
    viewKey,
    cardFee: site.cardFee,
    hasNominations: site.nominations,
  }
  return data({ ready, texts })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const program = findProgramKey(params.programId)
  if (!program) throw data(null, { status: 404 })
  const form = await request.formData()
  const texts = loadTexts(context, 'giving', 'classrooms', 'nominations', 'refusals')
  const intent = textOf(form, 'intent')
  const { language } = context.get(preferencesContext)
  return answerDonateForm({ page: context.get(pageContext), program, form, intent, texts, language })
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const { ready, texts } = args.loaderData ?? {}
  const words = texts?.giving.donate
  return pageMeta(
    args,
    ready
      ? { title: words?.programs[ready.program].title, description: words?.description }
      : { title: words?.missingTitle, noindex: true },
  )
}

export default function DonatePage() {
  const { ready } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  // Another program is another form: nothing of the first one's choices belongs to it.
  if (!ready) return <MissingProgram />
  return <DonateLayout key={ready.program} {...ready} answer={answer} />
}
