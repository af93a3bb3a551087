import { paths } from '@tower/contract/pages.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import { FormDone } from '../../ui/form/form-done.tsx'
import { BringOthers } from './bring-others.tsx'
import type { NominatedClassroom as Nominated } from './named-answer.ts'
import styles from './nomination-forms.module.css'

export type NominatedClassroomProps = { nominated: Nominated; email: string }

/** Which classroom was nominated, how many stand behind it now, what is left to do, and the way for others. */
export function NominatedClassroom({ nominated, email }: NominatedClassroomProps) {
  const texts = useTexts('teacherNomination')
  const language = useLanguage()
  const {
    classroom_name: name,
    teacher,
    school,
    city,
    state,
    nominators,
    needs_link: needsLink,
    has_teacher: hasTeacher,
  } = nominated
  const place = [school, city, state].filter(Boolean).join(', ')
  const said = texts.nominated
  return (
    <div className={styles.form}>
      <FormDone>{texts.done}</FormDone>
      <h2>
        {fillText(said.title, { name: teacher === null || teacher === name ? name : `${teacher} (${name})` })}
      </h2>
      <p>
        {place && `${place}. `}
        <b>{fillCounted(said.count, nominators, language)}</b>
      </p>
      <p>
        {needsLink ? fillText(said.link, { email }) : said.counted} {!hasTeacher && said.waiting}
      </p>
      <BringOthers name={name} code={nominated.share_code} />
      <GoLink to={paths.nominateTeacher} reloadDocument>
        {texts.another}
      </GoLink>
    </div>
  )
}
