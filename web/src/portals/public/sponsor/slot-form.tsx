import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import { maxEmailLength, maxLineLength } from '@tower/contract/text-limits.ts'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { ClassroomCard } from '../../../matching/classrooms/classroom-card.tsx'
import { ShareCodeField } from '../../../matching/classrooms/share-code-field.tsx'
import {
  keepClassroom,
  type ClassroomChoiceStart,
  useClassroomChoice,
} from '../../../matching/classrooms/use-classroom-choice.ts'
import { GiverPart } from '../../../money/giving/giver-part.tsx'
import { recallGift } from '../../../money/giving/kept-gift.ts'
import { type Giver, useGiver } from '../../../money/giving/use-giver.ts'
import { useKeptGift } from '../../../money/giving/use-kept-gift.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { FormErrors } from '../../../ui/form/form-errors.tsx'
import { LockIcon } from '../../../ui/icons/icons.tsx'
import type { SlotAnswer } from './sponsor-action.ts'
import styles from './sponsor.module.css'

const formId = 'sponsor-slot'

export type SlotFormProps = { start: ClassroomChoiceStart; viewKey: string; answer: SlotAnswer | undefined }

/** The card in which a Sponsor Slot is bought: for a classroom by its code, or for the draw. */
export default function SlotForm({ start, viewKey, answer }: SlotFormProps) {
  const { form: texts } = useTexts('giving').sponsor
  const choice = useClassroomChoice(answer ? keepClassroom(answer, start) : start)
  const navigation = useNavigation()
  const giver = useGiver()
  useKeptGift('checkout')
  const { classroom } = choice
  const errors = answer?.errors ?? []
  return (
    <Form
      method="post"
      id={formId}
      className={styles.card}
      aria-labelledby="slot-title"
      preventScrollReset
      noValidate
    >
      <h2 id="slot-title">{texts.title}</h2>
      <FormErrors errors={errors} />
      <input type="hidden" name="view_key" value={viewKey} />
      <div>
        <h3>{texts.code}</h3>
        <p className={styles.muted}>{texts.codeLead}</p>
      </div>
      <div>
        <ShareCodeField choice={choice} formId={formId} />
        <input type="hidden" name="classroom_id" value={choice.id} />
        {/* The button says so as well: what is paid now waits for the draw. */}
        {classroom && !classroom.isConfirmed && <input type="hidden" name="let_draw_decide" value="1" />}
        {classroom && (
          <ClassroomCard classroom={classroom} onTakeAway={choice.takeAway} takeAwayLabel={texts.takeAway} />
        )}
      </div>
      <WhoFields answer={answer} account={giver.account} />
      <dl className={styles.sum}>
        <div>
          <dt>{texts.price}</dt>
          <dd>{formatUsd(slotPriceCents)}</dd>
        </div>
        <div>
          <dt>{texts.goesTo}</dt>
          <dd>{classroom?.isConfirmed ? classroom.name : texts.byDraw}</dd>
        </div>
      </dl>
      <GiverPart giver={giver} isSaidElsewhere />
      <Button
        type="submit"
        name="intent"
        value="checkout"
        kind="primary"
        size="l"
        block
        pending={navigation.formData?.get('intent') === 'checkout'}
        pendingLabel={texts.pending}
      >
        {classroom?.isConfirmed ? texts.payClassroom : texts.payDraw}
      </Button>
      <p className={styles.note}>
        <LockIcon size={18} />
        <span>{texts.note}</span>
      </p>
    </Form>
  )
}

type WhoFieldsProps = { answer: SlotAnswer | undefined; account: Giver['account'] }

/** Address and name of whoever gives: typed by a guest, the account's own where somebody is signed in. */
function WhoFields({ answer, account }: WhoFieldsProps) {
  const { form: texts } = useTexts('giving').sponsor
  const { giver } = useTexts('shell')
  // The form is rendered in the browser after the page has hydrated, so its first state may be the browser's own.
  const [kept] = useState(recallGift)
  const [email, setEmail] = useState(answer?.email ?? kept?.sponsor_email ?? '')
  const [name, setName] = useState(answer?.displayName ?? kept?.sponsor_display_name)
  return (
    <div className={styles.who}>
      <TextField
        id="support-email"
        name="sponsor_email"
        type="email"
        label={texts.email}
        hint={account ? giver.address : texts.emailHint}
        optional={!account}
        readOnly={account !== null}
        value={account?.email ?? email}
        onChange={(event) => setEmail(event.target.value)}
        error={answer?.errors.find(({ field }) => field === 'support-email')?.message}
        autoComplete="email"
        maxLength={maxEmailLength}
      />
      <TextField
        id="support-display-name"
        name="sponsor_display_name"
        label={texts.name}
        hint={texts.nameHint}
        optional
        value={name ?? account?.name ?? ''}
        onChange={(event) => setName(event.target.value)}
        autoComplete="name"
        maxLength={maxLineLength}
      />
    </div>
  )
}
