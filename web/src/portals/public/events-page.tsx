import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, SectionHead, Wrap } from '../../ui/section/section.tsx'
import styles from './content/content.module.css'

const scenes = ['bags', 'harvest', 'gifts'] as const

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'content') })

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.content.events
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function EventsPage() {
  const { events } = useTexts('content')
  return (
    <>
      <Wrap>
        <PageHead title={events.title} lead={events.lead} />
      </Wrap>
      <Section>
        <ul className={styles.events}>
          {scenes.map((scene, position) => {
            const event = events.items[position]
            return (
              <li key={scene}>
                <Illustration scene={scene} label={event?.picture ?? ''} />
                <div>
                  <p className={styles.month}>{event?.month}</p>
                  <h2>{event?.title}</h2>
                  <p>{event?.text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </Section>
      <Section tone="sunny" labelledBy="join">
        <div className={styles.invitation}>
          <SectionHead id="join" title={events.join.title} lead={events.join.text} />
          <p className={styles.buttons}>
            <ButtonLink kind="primary" size="l" to={paths.contact}>
              {events.join.contact}
            </ButtonLink>
            <ButtonLink size="l" to={donateToClassroom}>
              {events.join.donate}
            </ButtonLink>
          </p>
        </div>
      </Section>
    </>
  )
}
