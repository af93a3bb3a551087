import { type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { Policy } from './content/policy.tsx'
import { RetentionPart } from './content/retention-part.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'privacyPolicy', 'retentionTable'),
})

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.privacyPolicy
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function PrivacyPage() {
  const { title } = useTexts('retentionTable')
  return (
    <Policy texts={useTexts('privacyPolicy')} below={{ id: 'how-long', title }}>
      <RetentionPart />
    </Policy>
  )
}
