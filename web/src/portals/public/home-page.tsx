import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext)
  return { matches: await call(drawEndpoints.recentMatches, {}), texts: loadTexts(context, 'home') }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.texts.home.title }]
}

export default function HomePage() {
  const { matches } = useLoaderData<typeof loader>()
  const texts = useTexts('home')
  return <h1>{texts.hero.title} {texts.hero.titleMarked} {matches.items.length}</h1>
}
