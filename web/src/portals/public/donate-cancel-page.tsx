import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { findProgramKey } from '../../money/giving/gift-draft.ts'
import { nameOf } from '../../people/prospects/prospect.ts'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { Lead, Wrap } from '../../ui/section/section.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import styles from './donate-return.module.css'
import { findProspect } from './prospect/find-prospect.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const athlete = await findAthlete(context, search)
  return { athlete, back: findWayBack(search), texts: loadTexts(context, 'giving') }
}

/** Whom the gift that was not made would have gone to, with the way back to what was chosen. */
async function findAthlete(context: LoaderFunctionArgs['context'], search: URLSearchParams) {
  const id = search.get('prospect')
  if (!id) return undefined
  const found = await findProspect(context.get(pageContext), id, () => false)
  if (found.state !== 'ready') return undefined
  return {
    name: nameOf(found.prospect),
    often: search.get('frequency') === 'monthly' ? ('monthly' as const) : ('once' as const),
    back: `${paths.prospect({ prospectId: found.prospect.id })}?${pick(search, ['frequency', 'amount', 'goal'])}`,
  }
}

/** The donate page someone left, with what they had chosen there. */
function findWayBack(search: URLSearchParams): string {
  const program = findProgramKey(search.get('program') ?? undefined)
  if (!program) return donateToClassroom
  return `${paths.programDonate({ programId: program })}?${pick(search, ['dest', 'amount', 'frequency', 'code'])}`
}

function pick(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value] as [string, string]] : []
    }),
  )
}

/** What a guardian takes back must not live on in a cache. */
export const headers = () => ({ 'cache-control': 'no-store' })

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.giving.cancel.title, noindex: true })

export default function DonateCancelPage() {
  const { athlete, back } = useLoaderData<typeof loader>()
  const { cancel, success } = useTexts('giving')
  return (
    <Wrap className={styles.page}>
      <div className={styles.cancel}>
        <EmptyBlocks />
        <h1>{cancel.title}</h1>
        <Lead>{athlete ? fillText(cancel.athlete[athlete.often], athlete) : cancel.text}</Lead>
        <ButtonLink kind="primary" size="l" to={athlete?.back ?? back}>
          {athlete ? fillText(cancel.athlete.back, athlete) : cancel.again}
        </ButtonLink>
      </div>
      <nav className={styles.ways} aria-label={success.onward}>
        <ButtonLink to={paths.programs}>{cancel.programs}</ButtonLink>
        <GoLink to={paths.home}>{cancel.home}</GoLink>
      </nav>
    </Wrap>
  )
}
