import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, SectionHead, Wrap } from '../../ui/section/section.tsx'
import styles from './content/content.module.css'

const scenes = ['think', 'build', 'serve'] as const

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'content') })

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.content.mission
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function MissionPage() {
  const { mission } = useTexts('content')
  return (
    <>
      <Wrap className={styles.intro}>
        <div>
          <PageHead title={mission.heading} lead={mission.lead} />
          <p className={styles.buttons}>
            <ButtonLink kind="primary" size="l" to={paths.programs}>
              {mission.ways.programs}
            </ButtonLink>
            <GoLink to={paths.about}>{mission.ways.about}</GoLink>
          </p>
        </div>
        <Illustration scene="hero" label={mission.picture} />
      </Wrap>
      <Section tone="paper">
        <ul className={`${styles.ideas} ${styles.pictured}`}>
          {scenes.map((scene, position) => (
            <li key={scene}>
              <Illustration scene={scene} label="" />
              <h2>{mission.ideas[position]?.title}</h2>
              <p>{mission.ideas[position]?.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="word">
        <SectionHead id="word" title={mission.how.title} />
        <ul className={styles.ideas}>
          {mission.how.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
