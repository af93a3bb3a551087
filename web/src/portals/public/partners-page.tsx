import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { DownIcon } from '../../ui/icons/icons.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, SectionHead, Wrap } from '../../ui/section/section.tsx'
import styles from './content/content.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'inquiries') })

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.inquiries.partners
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function PartnersPage() {
  const { partners } = useTexts('inquiries')
  return (
    <>
      <Wrap className={styles.intro}>
        <div>
          <PageHead title={partners.title} lead={partners.lead} />
          <p className={styles.buttons}>
            <ButtonLink kind="primary" size="l" to={paths.partnersApply}>
              {partners.apply}
            </ButtonLink>
          </p>
        </div>
        <Illustration scene="cheer1" label={partners.picture} />
      </Wrap>
      <Section tone="paper" labelledBy="models">
        <SectionHead id="models" title={partners.models.title} />
        <ul className={styles.pairs}>
          {partners.models.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="faq">
        <div className={styles.beside}>
          <SectionHead id="faq" title={partners.faq.title} />
          <div className={styles.faq}>
            {partners.faq.items.map(({ question, answer }) => (
              <details key={question}>
                <summary>
                  {question}
                  <DownIcon size={20} />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </Section>
    </>
  )
}
