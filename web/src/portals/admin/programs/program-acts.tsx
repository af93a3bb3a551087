import type { ManagedProgram } from '@tower/contract/outreach/program-desk.contract.ts'
import { classroomProgram } from '@tower/contract/outreach/programs.ts'
import { useState } from 'react'
import { programCalls, readProgramsAgain } from '../../../outreach/programs/program-desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { useActFault } from '../use-act-fault.ts'
import styles from './programs.module.css'
import { ProgramState } from './use-program-columns.tsx'

/** Opens a program or makes it a preview again, after a question that says who is told. */
export function ProgramActs({ program: { id, name, state, followers } }: { program: ManagedProgram }) {
  const texts = useTexts('programDesk')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const both = {
    failed: useActFault(texts.actFailed),
    failedIn: 'toast',
    onEnd: () => setAsking(false),
    makeStale: readProgramsAgain,
  } as const
  const open = useAct(() => programCalls.open(id), {
    ...both,
    done: ({ told }) => fillCounted(texts.opened, told, language),
  })
  const close = useAct(() => programCalls.close(id), { ...both, done: texts.closed })
  const isOpen = state === 'active'
  const [act, label, title, text] = isOpen
    ? ([close, texts.close, texts.closeTitle, texts.closeText] as const)
    : ([open, texts.open, texts.openTitle, fillCounted(texts.openText, followers, language)] as const)
  return (
    <div className={styles.acts}>
      <ProgramState state={state} />
      {id === classroomProgram && isOpen ? (
        <span className={styles.quiet}>{texts.staysOpen}</span>
      ) : (
        <Button size="s" onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(title, { name })}
        confirmLabel={label}
        cancelLabel={texts.cancel}
        destructive={isOpen}
        // Whoever asked to be told is mailed at once.
        forGood
        pending={act.isPending}
        onConfirm={() => act.run()}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </div>
  )
}
