import { paths } from '@tower/contract/pages.ts'
import { goalStandings } from '@tower/contract/people/prospects.ts'
import { useEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { GoalFilter } from '../../people/prospects/goal-filter.tsx'
import { SportFilter } from '../../people/prospects/sport-filter.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import type { TextsOf } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Wrap } from '../../ui/section/section.tsx'
import { listProspects, type ProspectList } from './prospect/list-prospects.ts'
import styles from './prospect/prospects.module.css'
import { ProspectCards, ProspectPages, ProspectsEmpty, ProspectsFailed } from './prospect/prospect-cards.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call, report } = context.get(pageContext)
  const address = new URL(request.url).searchParams
  const named = (name: string) => address.get(name)?.trim() || undefined
  const goal = goalStandings.find((standing) => standing === named('goal'))
  const found = await listProspects({ call, report }, { sport: named('sport'), goal, after: named('after') })
  const isFailed = typeof found === 'number'
  const page = { list: isFailed ? undefined : found, texts: loadTexts(context, 'prospects') }
  return data(page, { status: isFailed ? found : 200 })
}

type Page = { list: ProspectList | undefined; texts: TextsOf<'prospects'>; isFailed?: boolean }

/** The page as it was shown last: what stays when the answer to a filter does not come. */
let lastShown: Page | undefined

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<Page> {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (!lastShown?.list) throw error
    const asked = new URL(request.url).searchParams
    const chosen = asked.get('sport') ?? undefined
    const goal = goalStandings.find((standing) => standing === asked.get('goal'))
    return { ...lastShown, list: { ...lastShown.list, chosen, goal }, isFailed: true }
  }
}

/** What a guardian takes back must not live on in a cache. */
export const headers = () => ({ 'cache-control': 'no-store' })

export const meta = (args: MetaArgs<typeof loader>) => {
  const words = args.loaderData?.texts.prospects
  return pageMeta(args, { title: words?.title, description: words?.description })
}

/** Everyone whose guardian consents, by sport. */
export default function ProspectsPage() {
  const page = useLoaderData<Page>()
  const { list, isFailed } = page
  useEffect(() => void (lastShown = page), [page])
  const texts = useTexts('prospects')
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === paths.prospects
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <PageHead title={texts.title} lead={texts.lead} />
        <div className={styles.picture}>
          <Illustration scene="track" label={texts.picture} />
        </div>
      </div>
      {list && (
        <>
          <SportFilter sports={list.sports} total={list.total} chosen={list.chosen} goal={list.goal} />
          <GoalFilter chosen={list.goal} sport={list.chosen} />
        </>
      )}
      <p className="visually-hidden" role="status">
        {isLoading && texts.loading}
      </p>
      <div className={styles.results} aria-busy={isLoading || undefined}>
        {!list || isFailed ? (
          <ProspectsFailed isLoading={isLoading} />
        ) : list.items.length === 0 ? (
          <ProspectsEmpty
            isFiltered={list.chosen !== undefined || list.goal !== undefined}
            ofGoal={list.goal !== undefined}
          />
        ) : (
          <>
            <ProspectCards prospects={list.items} />
            <ProspectPages list={list} />
          </>
        )}
      </div>
      <p className={styles.care}>{texts.care}</p>
    </Wrap>
  )
}
