import type { ProgramKey } from '@tower/contract/money/giving.ts'
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
import { programScenes } from '../../outreach/programs/program-scenes.ts'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, SectionHead, Wrap } from '../../ui/section/section.tsx'
import { loadProgram, statusOf } from './program/load-program.ts'
import { FollowForm } from './program/follow-form.tsx'
import { ProgramFailed, ProgramMissing } from './program/program-states.tsx'
import styles from './program/program.module.css'
import { sendFollow } from './program/send-follow.ts'
import { StateChip } from './program/state-chip.tsx'

type ComingKey = Exclude<ProgramKey, 'sponsor-classroom'>

export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await loadProgram(
    context.get(pageContext).call,
    params.programId,
    context.get(preferencesContext).language,
  )
  return data({ found, texts: loadTexts(context, 'programs') }, { status: statusOf(found) })
}

/** Keeps the address of somebody who wants to hear when the program opens. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const answer = await sendFollow(context.get(pageContext).call, {
    programId: params.programId ?? '',
    form: await request.formData(),
    texts: loadTexts(context, 'programs', 'refusals'),
    language: context.get(preferencesContext).language,
  })
  return data(answer, { status: answer.status })
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const { found, texts } = args.loaderData ?? {}
  if (!texts || found?.state !== 'ready') {
    return pageMeta(args, { title: texts?.programs.detail.missing, noindex: true })
  }
  const { name } = found.program
  const { title, description } = texts.programs.coming
  return pageMeta(args, { title: fillText(title, { name }), description })
}

/** A program that is being prepared: what it will do, and how to hear when it opens. */
export default function ProgramAboutPage() {
  const { found } = useLoaderData<typeof loader>()
  const texts = useTexts('programs')
  const answer = useActionData<typeof action>()
  if (found.state === 'missing') return <ProgramMissing />
  if (found.state === 'error') return <ProgramFailed />
  const { program } = found
  const { name, description } = program
  const key = program.key as ComingKey
  return (
    <>
      <Wrap className={styles.intro}>
        <div>
          <PageHead
            crumbs={[{ label: texts.title, to: paths.programs }, { label: name }]}
            title={name}
            lead={texts.coming.lead[key]}
          />
          <p className={styles.chip}>
            <StateChip state={program.state} />
          </p>
          <p className={styles.description}>{description}</p>
          <p className={styles.ways}>
            <ButtonLink kind="primary" size="l" to={paths.programDonate({ programId: program.id })}>
              {texts.coming.donate}
            </ButtonLink>
            <GoLink to={paths.programs}>{texts.coming.others}</GoLink>
          </p>
        </div>
        <div className={styles.picture}>
          <Illustration scene={programScenes[program.key]} label={texts.pictures[program.key]} />
        </div>
      </Wrap>
      <Section tone="paper">
        <ul className={styles.points}>
          {texts.coming.points[key].map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {program.state === 'preview' && (
        <Section tone="plain" labelledBy="follow">
          <SectionHead id="follow" title={texts.coming.follow.title} lead={texts.coming.follow.text} />
          <FollowForm answer={answer} />
        </Section>
      )}
    </>
  )
}
