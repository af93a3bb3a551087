import { paths } from '@tower/contract/pages.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { GiftReturn } from '../../money/giving/arrival/gift-return.tsx'
import type { GiftReturn as Returned } from '../../money/giving/arrival/gift.ts'
import { readReturn } from './arrival/read-return.ts'
import { findClassroom } from '../../matching/classrooms/find-classroom.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { late } from '../../ui/late/late.tsx'
import { GoLink } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Wrap } from '../../ui/section/section.tsx'
import { SponsorByMail } from './sponsor/sponsor-by-mail.tsx'
import { SponsorHow } from './sponsor/sponsor-how.tsx'
import { SponsorIntro } from './sponsor/sponsor-intro.tsx'
import styles from './sponsor/sponsor.module.css'
import { answerSponsorForm } from './sponsor/sponsor-action.ts'

const SlotForm = late(() => import('./sponsor/slot-form.tsx'))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call, viewKey } = context.get(pageContext)
  const texts = loadTexts(context, 'giving', 'classrooms', 'sponsorStart')
  const search = new URL(request.url).searchParams
  const returned = readReturnStatus(search.get('status'))
  const code = search.get('code') ?? ''
  const resolved = code.trim() === '' ? undefined : await findClassroom(call, code, texts.classrooms)
  return {
    start: { code, id: '', resolved },
    returned,
    gift: returned === 'success' ? await readReturn({ call }, search.get('session_id')) : undefined,
    viewKey,
    texts: { ...texts, ...(returned === 'success' && loadTexts(context, 'arrival')) },
  }
}

/** How someone came back from the payment page; both spellings of a cancelled checkout are understood. */
function readReturnStatus(status: string | null): 'success' | 'cancel' | undefined {
  if (status === 'success') return 'success'
  return status !== null && /^cancel(l?ed)?$/.test(status) ? 'cancel' : undefined
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const texts = loadTexts(context, 'giving', 'classrooms', 'refusals')
  const answer = await answerSponsorForm(
    context.get(pageContext),
    form,
    texts,
    context.get(preferencesContext).language,
  )
  if (answer instanceof Response) return answer
  return data(answer, { status: answer.status })
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, {
    title: args.loaderData?.texts.giving.sponsor.title,
    description: args.loaderData?.texts.giving.sponsor.description,
  })

export default function SponsorPage() {
  const { start, returned, gift, viewKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (gift) return <SlotReturn gift={gift} />
  return (
    <>
      <Wrap className={styles.page}>
        <SponsorIntro isCancelled={returned === 'cancel'} />
        <SlotForm start={start} viewKey={viewKey} answer={answer} />
      </Wrap>
      <SponsorByMail />
      <SponsorHow />
    </>
  )
}

/** For whoever comes back having paid: what became of it, and no form that asks for the same again. */
function SlotReturn({ gift }: { gift: Returned }) {
  const { sponsor } = useTexts('giving')
  return (
    <Wrap className={styles.arrived}>
      <Notice tone="success">{sponsor.returned.success}</Notice>
      <GiftReturn {...gift} />
      <GoLink to={paths.sponsor}>{sponsor.returned.another}</GoLink>
    </Wrap>
  )
}
