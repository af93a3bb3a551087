import type { Call } from '@tower/contract/client.ts'
import type { Language } from '@tower/contract/language.ts'
import { type Program, programEndpoints } from '@tower/contract/outreach/programs.contract.ts'
import { classroomProgram, donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { paths } from '@tower/contract/pages.ts'
import {
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { failedStatus } from '../../api/failed-status.ts'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { programScenes } from '../../outreach/programs/program-scenes.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { fillCounted } from '../../texts/fill-text.ts'
import type { Texts } from '../../texts/texts.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, SectionHead, Wrap } from '../../ui/section/section.tsx'
import { StateChip } from './program/state-chip.tsx'
import styles from './program/programs.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, site } = context.get(pageContext)
  const found = await loadPrograms(call, context.get(preferencesContext).language)
  const isFailed = typeof found === 'number'
  const page = {
    programs: isFailed ? undefined : found,
    hasNominations: site.nominations,
    texts: loadTexts(context, 'programs'),
  }
  return data(page, { status: isFailed ? found : 200 })
}

/** The programs, or the status of the page without them. */
async function loadPrograms(call: Call, lang: Language): Promise<Program[] | number> {
  try {
    return (await call(programEndpoints.list, { query: { lang } })).programs
  } catch (error) {
    if (isCallError(error)) return failedStatus(error)
    throw error
  }
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.programs
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function ProgramsPage() {
  const { programs, hasNominations } = useLoaderData<typeof loader>()
  const texts = useTexts('programs')
  return (
    <>
      <Wrap>
        <PageHead title={texts.title} lead={leadOf(programs ?? [], texts, useLanguage())} />
      </Wrap>
      <Section>
        {programs ? (
          <ul className={styles.programs}>
            {programs.map((program) => (
              <ProgramCard key={program.id} program={program} />
            ))}
          </ul>
        ) : (
          <ProgramsFailed />
        )}
      </Section>
      {hasNominations && (
        <Section tone="sunny" labelledBy="nominate">
          <div className={styles.invitation}>
            <SectionHead id="nominate" title={texts.nominate.title} lead={texts.nominate.text} />
            <ButtonLink size="l" to={paths.nominateTeacher}>
              {texts.nominate.link}
            </ButtonLink>
          </div>
        </Section>
      )}
    </>
  )
}

/** How many are open and how many on the way. */
function leadOf(programs: readonly Program[], texts: Texts['programs'], language: Language): string {
  const open = programs.filter(({ state }) => state === 'active').length
  const later = programs.length - open
  if (programs.length === 0 || (open === 1 && later === 3)) return texts.lead
  const said = [fillCounted(texts.open, open, language)]
  return [...said, ...(later > 0 ? [fillCounted(texts.onTheWay, later, language)] : [])].join(' ')
}

function ProgramsFailed() {
  const { failed, retry } = useTexts('programs')
  const { revalidate, state } = useRevalidator()
  return (
    <Notice
      tone="danger"
      action={
        <Button pending={state === 'loading'} onClick={() => void revalidate()}>
          {retry}
        </Button>
      }
    >
      {failed}
    </Notice>
  )
}

/** A program in its own color; the open one is larger and has the doors of its people. */
function ProgramCard({ program }: { program: Program }) {
  const texts = useTexts('programs')
  const { name, description } = program
  const isOpen = program.state === 'active'
  return (
    <li className={styles.program} data-program={program.key} data-open={isOpen || undefined}>
      <div className={styles.picture}>
        <Illustration scene={programScenes[program.key]} label={texts.pictures[program.key]} />
      </div>
      <div className={styles.words}>
        <p>
          <StateChip state={program.state} />
        </p>
        <h2>{name}</h2>
        <p className={styles.about}>{description}</p>
        <p className={styles.links}>
          <ButtonLink kind={isOpen ? 'primary' : 'ghost'} to={paths.programDonate({ programId: program.id })}>
            {texts.donate}
            <span className="visually-hidden">: {name}</span>
          </ButtonLink>
          <ButtonLink to={paths.programAbout({ programId: program.id })}>
            {texts.about}
            <span className="visually-hidden">: {name}</span>
          </ButtonLink>
          <GoLink to={paths.program({ programId: program.id })}>{texts.details}</GoLink>
        </p>
        {program.id === classroomProgram && <ClassroomDoors />}
      </div>
    </li>
  )
}

function ClassroomDoors() {
  const texts = useTexts('programs')
  return (
    <p className={styles.doors}>
      <Link to={donateToClassroom}>{texts.openDonations}</Link>
      <Link to={`${paths.login}?role=sponsor`}>{texts.sponsorLogin}</Link>
      <Link to={`${paths.login}?role=teacher`}>{texts.teacherLogin}</Link>
    </p>
  )
}
