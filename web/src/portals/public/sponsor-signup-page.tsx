import { paths } from '@tower/contract/pages.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
} from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { sendSponsorStart } from '../../people/sponsors/send-sponsor-start.ts'
import { SponsorStartForm } from '../../people/sponsors/sponsor-start-form.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Wrap } from '../../ui/section/section.tsx'
import styles from './content/content.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'sponsorStart') })

/** Answers the sponsor form of every page that has one. */
export async function action({ context, request }: ActionFunctionArgs) {
  const texts = loadTexts(context, 'sponsorStart', 'refusals')
  const { language } = context.get(preferencesContext)
  const form = await request.formData()
  const answer = await sendSponsorStart(context.get(pageContext).call, form, { texts, language })
  return data(answer, { status: answer.status })
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.sponsorStart.signup
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function SponsorSignupPage() {
  const { signup } = useTexts('sponsorStart')
  return (
    <Wrap>
      <PageHead title={signup.title} lead={signup.lead} />
      <div className={styles.twoColumns}>
        <Card>
          <SponsorStartForm sent={useActionData<typeof action>()} />
        </Card>
        <div className={styles.aside}>
          {signup.points.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p className={styles.quiet}>{text}</p>
            </section>
          ))}
          <GoLink to={paths.sponsor}>{signup.now}</GoLink>
        </div>
      </div>
    </Wrap>
  )
}
