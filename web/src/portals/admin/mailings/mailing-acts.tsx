import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import type { MailingStory } from '@tower/contract/outreach/mailings.contract.ts'
import { useState } from 'react'
import { mailingCalls } from '../../../outreach/mailings/mailings.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useMailingActs } from './use-mailing-acts.ts'

const acts = ['ask', 'agree', 'refuse', 'cancel'] as const
type ActName = (typeof acts)[number]

/** Which of them A and R press (`use-walk-keys.ts`). */
const decides = { ask: undefined, agree: 'yes', refuse: 'no', cancel: undefined } as const

export type MailingActsProps = { mailing: MailingStory; onChange: () => void }

/** What can be done about a mailing as it stands: whoever wrote it asks, somebody else agrees or gives it back, anybody stops it. */
export function MailingActs({ mailing, onChange }: MailingActsProps) {
  const { acts: texts } = useTexts('mailings')
  const [asked, setAsked] = useState<ActName>()
  const common = useMailingActs()
  const act = useMailingAct(mailing, asked, () => setAsked(undefined))
  const tryOut = useAct(() => mailingCalls.tryOut(mailing.id), {
    ...common,
    done: texts.tried,
    failedIn: 'toast',
  })
  const { state } = mailing
  const offered = listActs(mailing)
  const isOpen = state === 'draft' || state === 'waiting' || state === 'refused'
  const begin = (name: ActName) => {
    act.reset()
    setAsked(name)
  }
  return (
    <>
      {state === 'waiting' && mailing.is_own && (
        <Notice announce={false}>
          <span data-undecided>{texts.somebodyElse}</span>
        </Notice>
      )}
      <Row>
        {offered.map((name) => (
          <Button key={name} kind={looks[name]} data-decide={decides[name]} onClick={() => begin(name)}>
            {texts[name]}
          </Button>
        ))}
        {isOpen && <Button onClick={onChange}>{texts.change}</Button>}
        {isOpen && (
          <Button pending={tryOut.isPending} onClick={() => tryOut.run()}>
            {texts.tryOut}
          </Button>
        )}
      </Row>
      {asked && <Question {...{ mailing, act }} name={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const looks = { ask: 'primary', agree: 'primary', refuse: 'second', cancel: 'danger' } as const

function listActs({ state, is_own: isOwn, progress }: MailingStory): ActName[] {
  if (state === 'draft') return ['ask', 'cancel']
  if (state === 'refused') return ['cancel']
  if (state === 'waiting') return isOwn ? ['cancel'] : ['agree', 'refuse', 'cancel']
  return state !== 'canceled' && progress && progress.waiting + progress.held > 0 ? ['cancel'] : []
}

function useMailingAct(
  { id, updated_at: seen, counted }: MailingStory,
  asked: ActName | undefined,
  onShown: () => void,
) {
  const { acts: texts } = useTexts('mailings')
  const common = useMailingActs()
  const language = useLanguage()
  const whole = { seen_updated_at: seen, readers: counted?.readers ?? 0 }
  return useAct(
    ({ name, reason }: { name: ActName; reason: string }) =>
      ({
        ask: () => mailingCalls.ask(id, whole),
        agree: () => mailingCalls.agree(id, whole),
        refuse: () => mailingCalls.refuse(id, seen, reason),
        cancel: () => mailingCalls.cancel(id),
      })[name](),
    {
      ...common,
      done: ({ not_sent: notSent = 0 }: { ok: true; not_sent?: number }) =>
        notSent > 0 ? fillCounted(texts.canceledSome, notSent, language) : texts.done[asked ?? 'ask'],
      onShown,
    },
  )
}

type QuestionProps = {
  mailing: MailingStory
  act: ReturnType<typeof useMailingAct>
  name: ActName
  onClose: () => void
}

function Question({ mailing: { counted, progress }, act, name, onClose }: QuestionProps) {
  const { acts: texts } = useTexts('mailings')
  const language = useLanguage()
  const readers = counted?.readers ?? 0
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillCounted(texts.titles[name], readers, language)}
      confirmLabel={texts[name]}
      cancelLabel={texts.back}
      destructive={name === 'cancel'}
      forGood={name === 'agree' || name === 'cancel'}
      pending={act.isPending}
      failure={act.failure}
      onConfirm={(reason) => act.run({ name, reason })}
      {...(name === 'refuse' && {
        reason: {
          label: texts.reason,
          required: true,
          missing: texts.reasonMissing,
          maxLength: maxDeskReasonLength,
        },
      })}
    >
      {name === 'cancel' && progress ? <WhatStops progress={progress} /> : <p>{texts.explained[name]}</p>}
    </ConfirmDialog>
  )
}

/** How many emails a cancel stops, and how many are out. */
function WhatStops({ progress }: { progress: NonNullable<MailingStory['progress']> }) {
  const { acts: texts } = useTexts('mailings')
  const language = useLanguage()
  const sent = progress.sent + progress.bounced
  return (
    <p>
      {fillCounted(texts.cancelWaiting, progress.waiting + progress.held, language)}{' '}
      {sent > 0 && fillCounted(texts.cancelSent, sent, language)}
    </p>
  )
}
