import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, Wrap } from '../../ui/section/section.tsx'
import styles from './content/content.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'content') })

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.content.recent
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function SponsorRecentPage() {
  const { recent } = useTexts('content')
  return (
    <>
      <Wrap>
        <PageHead title={recent.title} lead={recent.lead} />
      </Wrap>
      <Section>
        <ul className={styles.ideas}>
          {recent.items.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.buttons}>
          <ButtonLink kind="primary" size="l" to={paths.draws}>
            {recent.draws}
          </ButtonLink>
          <ButtonLink size="l" to={paths.sponsor}>
            {recent.sponsor}
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}
