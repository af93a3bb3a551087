import { maxMemberName, maxMemberRole, teamPicture } from '@tower/contract/outreach/team.ts'
import type { HTMLAttributes } from 'react'
import { charityCalls } from '../../../outreach/charity/charity.api.ts'
import type { SendingFile } from '../../../session/send-upload.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField, TextField } from '../../../ui/field/field.tsx'
import { Grip, PlaceButtons } from '../order/place-buttons.tsx'
import { PictureField } from './picture-field.tsx'
import styles from './site.module.css'
import { findMemberFaults, type TypedMember } from './typed-team.ts'

export type MemberFieldsProps = {
  member: TypedMember
  isChecked: boolean
  /** What makes an element the grip that the row is dragged by. */
  grip: HTMLAttributes<HTMLElement>
  onType: (change: Partial<TypedMember>) => void
  /** Of the picture. */
  onUnderWay: (isUnderWay: boolean) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

/** Somebody of the team: name, role in both languages, picture, and whether visitors see them. */
export function MemberFields(props: MemberFieldsProps) {
  const { member, isChecked, onType, onUnderWay } = props
  const { english, spanish, team } = useTexts('siteDesk')
  const faults = findMemberFaults(member)
  const name = member.name.trim() || team.unnamed
  const field = (key: 'name' | 'role_en' | 'role_es') => ({
    value: member[key],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType({ [key]: target.value }),
  })
  return (
    <fieldset className={styles.member}>
      <legend className="visually-hidden">{name}</legend>
      <MemberPlace {...props} name={name} />
      <div className={styles.form}>
        <div className={styles.pair}>
          <TextField
            {...field('name')}
            label={team.name}
            maxLength={maxMemberName}
            error={isChecked && faults.name ? team.nameFault : undefined}
          />
          <TextField
            {...field('role_en')}
            label={`${team.role} (${english})`}
            lang="en"
            maxLength={maxMemberRole}
            error={isChecked && faults.role_en ? team.roleFault : undefined}
          />
          <TextField
            {...field('role_es')}
            label={`${team.role} (${spanish})`}
            lang="es"
            hint={member.role_es.trim() === '' ? team.asInEnglish : undefined}
            maxLength={maxMemberRole}
          />
        </div>
        <PictureField
          label={fillText(team.picture, { name })}
          hint={team.pictureHint}
          remove={team.pictureRemove}
          rule={teamPicture}
          value={member.picture_url}
          upload={uploadPicture}
          onUnderWay={onUnderWay}
          onPick={(address) => onType({ picture_url: address })}
        />
        <CheckField
          label={team.isShown}
          checked={member.is_shown}
          onChange={({ target }) => onType({ is_shown: target.checked })}
        />
      </div>
    </fieldset>
  )
}

/** Where somebody stands in the list, and the ways to another place. */
function MemberPlace({ name, grip, onUp, onDown, onRemove }: MemberFieldsProps & { name: string }) {
  const { team } = useTexts('siteDesk')
  return (
    <div className={styles.place}>
      <Grip {...grip} title={team.drag} />
      <PlaceButtons
        labels={{ up: fillText(team.up, { name }), down: fillText(team.down, { name }) }}
        {...{ onUp, onDown }}
      />
      <Button size="s" aria-label={fillText(team.removeOf, { name })} onClick={onRemove}>
        {team.remove}
      </Button>
    </div>
  )
}

async function uploadPicture(file: File, sending: SendingFile) {
  const taken = await charityCalls.uploadTeamPicture(file, sending)
  return { address: taken.picture_url, shown: taken.thumbnail_url ?? taken.url }
}
