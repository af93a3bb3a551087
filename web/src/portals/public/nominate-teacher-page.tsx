import { paths } from '@tower/contract/pages.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { findClassroom } from '../../matching/classrooms/find-classroom.ts'
import { NominateTeacherForm } from '../../matching/nominations/nominate-teacher-form.tsx'
import { sendNamedNomination } from '../../matching/nominations/send-named-nomination.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { Lead, PageHead, Wrap } from '../../ui/section/section.tsx'
import styles from './content/content.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { site, call } = context.get(pageContext)
  const isOpen = site.nominations
  const code = (new URL(request.url).searchParams.get('code') ?? '').slice(0, 40)
  const { classrooms, ...texts } = loadTexts(context, 'teacherNomination', 'classrooms')
  // A code that leads nowhere leaves the form as it is without one.
  const named = isOpen && code !== '' ? (await findClassroom(call, code, classrooms)).classroom : undefined
  return data({ isOpen, named, texts }, { status: isOpen ? 200 : 404 })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const words = {
    texts: loadTexts(context, 'teacherNomination', 'refusals'),
    language: context.get(preferencesContext).language,
  }
  const answer = await sendNamedNomination(context.get(pageContext).call, await request.formData(), words)
  return data(answer, { status: answer.status })
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const { isOpen, texts } = args.loaderData ?? {}
  const words = texts?.teacherNomination
  return pageMeta(args, { title: words?.title, description: words?.description, noindex: isOpen === false })
}

export default function NominateTeacherPage() {
  const { isOpen, named } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const texts = useTexts('teacherNomination')
  if (!isOpen) return <Closed />
  return (
    <Wrap>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={styles.twoColumns}>
        <Card>
          <NominateTeacherForm sent={answer} named={named} />
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
