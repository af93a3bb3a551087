import { useQueryClient } from '@tanstack/react-query'
import type { TeamRevision } from '@tower/contract/outreach/team.contract.ts'
import { mostMembers } from '@tower/contract/outreach/team.ts'
import { type FormEvent, useRef, useState } from 'react'
import { charityCalls, charityQueries, readTeamAgain } from '../../../outreach/charity/charity.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { exportCsv } from '../export-csv.ts'
import { UploadWait, useUploadWait } from '../../../ui/upload-field/upload-wait.tsx'
import { KeptNotice } from '../../../session/kept-notice.tsx'
import { type FormState, useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { MemberFields } from './member-fields.tsx'
import { BroughtIntoView } from '../typing/brought-into-view.tsx'
import styles from './site.module.css'
import { Refused } from './theirs.tsx'
import { findMemberFaults, moveMember, newMember, type TypedMember, typedOf, wishOf } from './typed-team.ts'
import { useDragOrder } from '../order/use-drag-order.ts'
import { useSave } from './use-save.ts'

const isFaulty = (member: TypedMember) => Object.values(findMemberFaults(member)).includes(true)

/** The team in its order, which changes by buttons and by dragging. Nothing is shown before it is saved. */
export function TeamEditor({ item }: { item: TeamRevision }) {
  const texts = useTexts('siteDesk')
  const { team } = texts
  const kept = useKeptForm(useTypingPlace('team'), () => ({ typed: typedOf(item), seen: item }))
  const { typed } = kept
  const setTyped = (members: TypedMember[]) => kept.setTyped(() => members)
  const [isChecked, setChecked] = useState(false)
  const [said, setSaid] = useState('')
  const { save, theirs } = useSaveTeam(kept)
  const wait = useUploadWait()
  const form = useRef<HTMLFormElement>(null)
  const move = (from: number, to: number) => {
    const name = typed[from]?.name.trim() || team.unnamed
    setTyped(moveMember(typed, from, to))
    setSaid(fillText(team.moved, { name, place: to + 1, count: typed.length }))
  }
  const drag = useDragOrder(move)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (typed.some(isFaulty)) setTimeout(() => form.current && focusFirstFault(form.current))
    else if (!save.isPending) {
      kept.send()
      save.mutate(wishOf(typed))
    }
  }
  return (
    <Card
      title={team.title}
      action={
        <Button size="s" onClick={() => void exportCsv('team.csv', charityCalls.teamCsv)}>
          {texts.export}
        </Button>
      }
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <KeptNotice form={kept} />
        {save.error && (
          <BroughtIntoView>
            <Refused error={save.error} theirs={theirs && linesOf(theirs.now, team)} />
          </BroughtIntoView>
        )}
        <p className={styles.quiet}>{team.hint}</p>
        {typed.length === 0 && <EmptyState>{team.none}</EmptyState>}
        <ol className={styles.members} aria-label={team.title}>
          {typed.map((member, place) => (
            <li
              key={member.id}
              className={classNames(drag.over === place && styles.over)}
              {...drag.onto(place)}
            >
              <MemberFields
                member={member}
                isChecked={isChecked}
                grip={drag.grip(place)}
                // Of what is typed by now: a picture arrives long after it was chosen.
                onType={(change) =>
                  kept.setTyped((before) =>
                    before.map((one) => (one.id === member.id ? { ...one, ...change } : one)),
                  )
                }
                onUnderWay={wait.of(member.id)}
                onUp={place > 0 ? () => move(place, place - 1) : undefined}
                onDown={place < typed.length - 1 ? () => move(place, place + 1) : undefined}
                onRemove={() => setTyped(typed.filter(({ id }) => id !== member.id))}
              />
            </li>
          ))}
        </ol>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <UploadWait wait={wait} />
        <div className={styles.acts}>
          <Button type="submit" kind="primary" pending={save.isPending} blockedBy={wait.blockedBy}>
            {texts.save}
          </Button>
          {typed.length < mostMembers && (
            <Button onClick={() => setTyped([...typed, newMember()])}>{team.add}</Button>
          )}
        </div>
      </form>
    </Card>
  )
}

function useSaveTeam({ seen, setSeen, settle }: FormState<TypedMember[], TeamRevision>) {
  const { saved } = useTexts('siteDesk')
  const client = useQueryClient()
  return useSave<TeamRevision, ReturnType<typeof wishOf>>({
    ...{ seen, setSeen, onSaved: settle, done: saved },
    send: (members, number) => charityCalls.saveTeam({ members, seen_number: number }),
    readNow: () => client.fetchQuery({ ...charityQueries.team, staleTime: 0 }),
    again: () => readTeamAgain(client),
  })
}

type TeamTexts = ReturnType<typeof useTexts<'siteDesk'>>['team']

/** The list that a colleague saved, in its order. */
function linesOf({ members }: TeamRevision, team: TeamTexts) {
  if (members.length === 0) return [{ name: team.title, value: team.none }]
  return members.map(({ name, role_en, role_es, is_shown: isShown }) => ({
    name,
    value: [role_en, role_es, isShown ? team.shown : team.hidden].filter(Boolean).join(' · '),
  }))
}
