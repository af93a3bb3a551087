import { paths } from '@tower/contract/pages.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
} from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { ContactForm } from '../../outreach/inquiries/contact-form.tsx'
import { sendContact } from '../../outreach/inquiries/send-inquiry.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { Lead, PageHead, Wrap } from '../../ui/section/section.tsx'
import styles from './content/content.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'inquiries') })

/** Where the contact form is posted. After a message arrived, a reload sends nothing again. */
export async function action({ context, request }: ActionFunctionArgs) {
  const texts = loadTexts(context, 'inquiries', 'refusals')
  const { language } = context.get(preferencesContext)
  const form = await request.formData()
  const answer = await sendContact(context.get(pageContext).call, form, { texts, language })
  if (answer.outcome === 'done') return redirect(paths.contactThanks, 303)
  return data(answer, { status: answer.status })
}

/** True of the thanks and of a form that came back with faults: both stand at this address. */
export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.inquiries.contact.title, noindex: true })

export default function ContactThanksPage() {
  const { contact, thanks } = useTexts('inquiries')
  const answer = useActionData<typeof action>()
  if (answer) {
    return (
      <Wrap className={styles.narrow}>
        <PageHead title={contact.title} lead={contact.lead} />
        <Card>
          <ContactForm action={paths.contactThanks} answer={answer} />
        </Card>
      </Wrap>
    )
  }
  return (
    <Wrap className={styles.thanks}>
      <div className={styles.portrait}>
        <Illustration scene="portraitAdmin" label={contact.picture} />
      </div>
      <h1>{thanks.title}</h1>
      <Lead>{thanks.text}</Lead>
      <p className={styles.buttons}>
        <ButtonLink to={paths.programs}>{thanks.programs}</ButtonLink>
        <GoLink to={paths.home}>{thanks.home}</GoLink>
      </p>
    </Wrap>
  )
}
