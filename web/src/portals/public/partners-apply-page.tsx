import { paths } from '@tower/contract/pages.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
} from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { PartnerForm } from '../../outreach/inquiries/partner-form.tsx'
import { sendPartnerInquiry } from '../../outreach/inquiries/send-inquiry.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Wrap } from '../../ui/section/section.tsx'
import styles from './content/content.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'inquiries') })

export async function action({ context, request }: ActionFunctionArgs) {
  const texts = loadTexts(context, 'inquiries', 'refusals')
  const { language } = context.get(preferencesContext)
  const form = await request.formData()
  const answer = await sendPartnerInquiry(context.get(pageContext).call, form, { texts, language })
  return data(answer, { status: answer.status })
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.inquiries.apply
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function PartnersApplyPage() {
  const { apply, partners } = useTexts('inquiries')
  return (
    <Wrap className={styles.narrow}>
      <PageHead
        crumbs={[{ label: partners.title, to: paths.partners }, { label: apply.title }]}
        title={apply.title}
        lead={apply.lead}
      />
      <Card>
        <PartnerForm sent={useActionData<typeof action>()} />
      </Card>
    </Wrap>
  )
}
