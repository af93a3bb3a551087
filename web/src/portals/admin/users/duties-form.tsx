import { useQuery } from '@tanstack/react-query'
import type { Person } from '@tower/contract/people/directory.contract.ts'
import { duties as allDuties, type Duty } from '@tower/contract/people/duties.ts'
import { useState } from 'react'
import { directoryCalls, directoryQueries } from '../../../people/directory/directory.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { usePersonChange } from './use-person-change.ts'
import styles from './users.module.css'

/** Which parts of the work of staff an admin does, as a superadmin says. */
export default function DutiesPart({ person }: { person: Person }) {
  const { form } = useTexts('duties')
  const held = useQuery({ ...directoryQueries.duties(person.id), retry: false })
  return (
    <section className={styles.part} aria-label={form.title}>
      <h3>{form.title}</h3>
      {person.role === 'superadmin' && <p className={styles.quiet}>{form.superadmin}</p>}
      {person.role === 'admin' && held.isPending && <Skeleton lines={5} />}
      {person.role === 'admin' && held.isError && !held.data && (
        <UnreadPart reading={held} failed={form.loading} />
      )}
      {person.role === 'admin' && held.data && (
        <DutiesForm key={String(held.data.duties)} person={person} held={held.data.duties} />
      )}
    </section>
  )
}

function DutiesForm({ person, held }: { person: Person; held: readonly Duty[] }) {
  const { form, names, means } = useTexts('duties')
  const [chosen, setChosen] = useState(held)
  const wished = allDuties.filter((duty) => chosen.includes(duty))
  const isUnchanged = String(wished) === String(held)
  const save = usePersonChange((duties: Duty[]) => directoryCalls.setDuties(person.id, duties), {
    done: fillText(form.saved, { name: person.full_name ?? person.email }),
    failed: form.failed,
  })
  const tick = (duty: Duty, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, duty] : before.filter((one) => one !== duty)))
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUnchanged && !save.isPending) save.run(wished)
      }}
    >
      <p className={styles.quiet}>{form.hint}</p>
      {allDuties.map((duty) => (
        <CheckField
          key={duty}
          label={
            <>
              <strong>{names[duty]}</strong>: {means[duty]}
            </>
          }
          checked={chosen.includes(duty)}
          onChange={(event) => tick(duty, event.target.checked)}
        />
      ))}
      {isUnchanged && (
        <p id="duties-blocked" className={styles.quiet}>
          {form.unchanged}
        </p>
      )}
      {save.failure && <Notice tone="danger">{save.failure}</Notice>}
      <div>
        <Button type="submit" pending={save.isPending} blockedBy={isUnchanged ? 'duties-blocked' : undefined}>
          {form.save}
        </Button>
      </div>
    </form>
  )
}
