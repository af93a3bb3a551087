import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { Wrap } from '../../ui/section/section.tsx'
import { changeGift } from './monthly-gift/change-gift.ts'
import { findGift, readGiftAddress } from './monthly-gift/find-gift.ts'
import { findReport } from './prospect/find-report.ts'
import { MonthlyGift } from './monthly-gift/monthly-gift.tsx'
import { GiftUnavailable } from './monthly-gift/gift-unavailable.tsx'
import styles from './monthly-gift/monthly-gift.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { link, ask, changed } = readGiftAddress(request.url)
  const found = await findGift(context.get(pageContext), link)
  const prospect = found.state === 'ready' ? found.gift.prospect : null
  const report = prospect ? await findReport(context.get(pageContext), prospect.id) : undefined
  const texts = loadTexts(context, 'prospects', 'athleteMoney')
  const page = { found, link, ask, changed, report, texts }
  return data(page, { status: found.state === 'ready' ? 200 : found.status })
}

/** The address holds a key: no cache keeps it, and no other site is told of it. */
export { privatePageHeaders as headers } from '../../page/private-page-headers.ts'

export async function action({ context, request }: ActionFunctionArgs) {
  const { call, report } = context.get(pageContext)
  const words = loadTexts(context, 'prospects').prospects.monthly
  const { language } = context.get(preferencesContext)
  const answer = await changeGift({ call, report }, { form: await request.formData(), words, language })
  return answer instanceof Response ? answer : data(answer, { status: answer.status })
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.prospects.monthly.title, noindex: true })

/** A monthly gift, for whoever holds the link of one of its receipts. */
export default function MonthlyGiftPage() {
  const { found, link, ask, changed, report } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Wrap className={styles.page}>
      {found.state === 'ready' ? (
        <MonthlyGift
          gift={found.gift}
          link={link}
          ask={ask}
          changed={changed}
          report={report}
          problem={answer?.message}
          typed={answer?.typed}
        />
      ) : (
        <GiftUnavailable reason={found.reason} />
      )}
    </Wrap>
  )
}
