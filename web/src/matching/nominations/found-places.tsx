import { type ReactNode, useEffect, useRef } from 'react'
import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import styles from './found-places.module.css'
import { choiceOf, type FoundPlaces as Found } from './named-answer.ts'

export type FoundPlacesProps = {
  found: Found
  chosen: string
  /** Something else takes the focus. */
  isQuiet?: boolean
}

/** What a search found, to choose from. It takes the focus: on a phone it would come below what is seen. */
export function FoundPlaces({ found, chosen, isQuiet = false }: FoundPlacesProps) {
  const { found: texts } = useTexts('teacherNomination')
  const { classrooms, schools, has_more: hasMore } = found
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!isQuiet) box.current?.focus()
  }, [found, isQuiet])
  const isEmpty = classrooms.length + schools.length === 0
  return (
    <fieldset ref={box} tabIndex={-1} className={styles.found}>
      <legend>{isEmpty ? texts.nothing : texts.title}</legend>
      {isEmpty ? (
        <p className={styles.quiet}>{texts.nothingText}</p>
      ) : (
        <>
          {classrooms.map((classroom) => (
            <ClassroomChoice key={classroom.id} classroom={classroom} chosen={chosen} />
          ))}
          {schools.map(({ id, name, city, state, zip }) => (
            <Choice key={id} value={choiceOf('school', id)} chosen={chosen} title={name}>
              {[`${city}, ${state}`, zip].filter(Boolean).join(' ')} · {texts.atSchool}
            </Choice>
          ))}
          <Choice value="" chosen={chosen} title={texts.none}>
            {texts.noneText}
          </Choice>
          {hasMore && <p className={styles.quiet}>{texts.more}</p>}
        </>
      )}
    </fieldset>
  )
}

type ClassroomChoiceProps = { classroom: Found['classrooms'][number]; chosen: string }

function ClassroomChoice({ classroom, chosen }: ClassroomChoiceProps) {
  const { found: texts } = useTexts('teacherNomination')
  const language = useLanguage()
  const { id, name, teacher, school, city, state, nominators, is_confirmed: isConfirmed } = classroom
  const title = teacher === null || teacher === name ? name : `${teacher} · ${name}`
  const said = [
    [school, city, state].filter(Boolean).join(', '),
    fillCounted(texts.neighbors, nominators, language),
    isConfirmed && texts.confirmed,
  ]
  return (
    <Choice value={choiceOf('classroom', id)} chosen={chosen} title={title}>
      {said.filter(Boolean).join(' · ')}
    </Choice>
  )
}

type ChoiceProps = { value: string; chosen: string; title: string; children: ReactNode }

function Choice({ value, chosen, title, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="choice" value={value} defaultChecked={value === chosen} />
      <span>
        <b>{title}</b>
        <small>{children}</small>
      </span>
    </label>
  )
}
