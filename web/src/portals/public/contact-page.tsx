import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { ContactForm } from '../../outreach/inquiries/contact-form.tsx'
import { EasternTime } from '../../outreach/inquiries/eastern-time.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Wrap } from '../../ui/section/section.tsx'
import styles from './content/content.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  now: new Date().toISOString(),
  hasNominations: context.get(pageContext).site.nominations,
  texts: loadTexts(context, 'inquiries'),
})

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.inquiries.contact
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function ContactPage() {
  const { now, hasNominations } = useLoaderData<typeof loader>()
  const { contact } = useTexts('inquiries')
  return (
    <Wrap>
      <PageHead title={contact.title} lead={contact.lead} />
      <div className={styles.twoColumns}>
        <Card>
          <ContactForm action={paths.contactThanks} />
        </Card>
        <div className={styles.aside}>
          <section aria-labelledby="hours">
            <h2 id="hours">{contact.hours.title}</h2>
            <p>{contact.hours.text}</p>
            <p className={styles.quiet}>
              <EasternTime start={now} />
            </p>
          </section>
          <nav aria-labelledby="quicker">
            <h2 id="quicker">{contact.others.title}</h2>
            <div className={styles.links}>
              <GoLink to={paths.draws}>{contact.others.draws}</GoLink>
              {hasNominations && <GoLink to={paths.nominateTeacher}>{contact.others.nominate}</GoLink>}
              <GoLink to={paths.partners}>{contact.others.partners}</GoLink>
            </div>
          </nav>
        </div>
      </div>
    </Wrap>
  )
}
