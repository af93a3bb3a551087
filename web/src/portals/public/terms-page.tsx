import { type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { Policy } from './content/policy.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'termsOfUse') })

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.termsOfUse
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function TermsPage() {
  return <Policy texts={useTexts('termsOfUse')} />
}
