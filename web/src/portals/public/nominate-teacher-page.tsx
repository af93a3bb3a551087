import { paths } from '@tower/contract/pages.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { NominateTeacherForm } from '../../matching/nominations/nominate-teacher-form.tsx'
import { sendTeacherNomination } from '../../matching/nominations/send-teacher-nomination.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { Lead, PageHead, Wrap } from '../../ui/section/section.tsx'
import styles from './content/content.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const isOpen = context.get(pageContext).site.nominations
  return data({ isOpen, texts: loadTexts(context, 'teacherNomination') }, { status: isOpen ? 200 : 404 })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const words = loadTexts(context, 'teacherNomination', 'refusals')
  const answer = await sendTeacherNomination(context.get(pageContext).call, await request.formData(), words)
  return data(answer, { status: answer.status })
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const { isOpen, texts } = args.loaderData ?? {}
  const words = texts?.teacherNomination
  return pageMeta(args, { title: words?.title, description: words?.description, noindex: isOpen === false })
}

export default function NominateTeacherPage() {
  const { isOpen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const texts = useTexts('teacherNomination')
  if (!isOpen) return <Closed />
  return (
    <Wrap>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={styles.twoColumns}>
        <Card>
          <NominateTeacherForm sent={answer} />
        </Card>
        <div className={styles.aside}>
          <div className={styles.portrait}>
            <Illustration scene="portraitTeacher" label={texts.picture} />
          </div>
          {texts.next.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p className={styles.quiet}>{text}</p>
            </section>
          ))}
          <GoLink to={`${paths.classroomAbout}#nominate`}>{texts.classroom}</GoLink>
        </div>
      </div>
    </Wrap>
  )
}

function Closed() {
  const { closed, closedText, programs } = useTexts('teacherNomination')
  return (
    <Wrap className={styles.thanks}>
      <h1>{closed}</h1>
      <Lead>{closedText}</Lead>
      <ButtonLink to={paths.programs}>{programs}</ButtonLink>
    </Wrap>
  )
}
