import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, SectionHead, Wrap } from '../../ui/section/section.tsx'
import styles from './content/content.module.css'

const portraits = ['portraitAdmin', 'portraitTeacher', 'portraitSponsor'] as const

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'content') })

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.content.about
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function AboutPage() {
  const { about } = useTexts('content')
  return (
    <>
      <Wrap className={styles.intro}>
        <PageHead title={about.title} lead={about.lead} />
        <Illustration scene="serve" label={about.picture} />
      </Wrap>
      <Section tone="paper" labelledBy="story">
        <div className={styles.beside}>
          <SectionHead id="story" title={about.story.title} />
          <div className={styles.story}>
            {about.story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section labelledBy="values">
        <SectionHead id="values" title={about.values.title} />
        <ul className={styles.ideas}>
          {about.values.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sunny" labelledBy="so-far">
        <div className={styles.beside}>
          <SectionHead id="so-far" title={about.stats.title} />
          <div>
            <dl className={styles.stats}>
              {about.stats.items.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <GoLink to={paths.draws}>{about.stats.draws}</GoLink>
          </div>
        </div>
      </Section>
      <Team />
    </>
  )
}

function Team() {
  const { team } = useTexts('content').about
  return (
    <Section labelledBy="team">
      <SectionHead id="team" title={team.title} lead={team.lead} />
      <ul className={`${styles.ideas} ${styles.pictured}`}>
        {portraits.map((scene, position) => (
          <li key={scene}>
            <div className={styles.portrait}>
              <Illustration scene={scene} label={team.pictures[position] ?? ''} />
            </div>
            <h3>{team.items[position]?.title}</h3>
            <p>{team.items[position]?.text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.onward}>
        <GoLink to={paths.contact}>{team.contact}</GoLink>
      </p>
    </Section>
  )
}
