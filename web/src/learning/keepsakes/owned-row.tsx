import type { EmblemKey } from '@tower/contract/learning/keepsakes.ts'
import { useAct } from '../../session/use-act.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFocusWhenLost } from '../../ui/drawer/use-focus-when-lost.ts'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { emblemOf, KeepsakeName } from './keepsake-name.tsx'
import { keepsakeCalls, readKeepsakesAgain, saveKeepsake, type OwnedKeepsake } from './keepsakes.api.ts'

export type OwnedRowProps = {
  owned: OwnedKeepsake
  shown: EmblemKey | null
  /** Bought while the list stands there: it takes the focus of the button that is gone with the buying. */
  isNew: boolean
}

/** A keepsake of one’s own: to print, to save, and an emblem to show. */
export function OwnedRow({ owned, shown, isNew }: OwnedRowProps) {
  const texts = useTexts('keepsakes')
  const { keepsake, slot_number: number, is_void: isVoid } = owned
  const row = useFocusWhenLost<HTMLLIElement>(isNew, false)
  const emblem = emblemOf(keepsake)
  const isShown = emblem !== undefined && emblem === shown
  const slot = number === null ? undefined : fillText(texts.ownedSlot, { number })
  return (
    <li ref={row} tabIndex={-1}>
      <KeepsakeName
        isOwned
        keepsake={keepsake}
        second={isVoid ? texts.void : isShown ? texts.emblemShown : slot}
      />
      <Row>
        {!isVoid && <SaveButton owned={owned} form="pdf" />}
        {!isVoid && <SaveButton owned={owned} form="png" />}
        {emblem && <ShowButton emblem={emblem} isShown={isShown} />}
      </Row>
    </li>
  )
}

function SaveButton({ owned, form }: { owned: OwnedKeepsake; form: 'pdf' | 'png' }) {
  const texts = useTexts('keepsakes')
  const language = useLanguage()
  const save = useAct(() => saveKeepsake(owned, { form, language }), {
    failed: texts.saveFailed,
    failedIn: 'toast',
    makeStale: [],
  })
  const { keepsake, slot_number: number } = owned
  const what = [texts.names[keepsake], number === null ? '' : fillText(texts.ownedSlot, { number })]
  const label = fillText(form === 'pdf' ? texts.pdfOf : texts.pngOf, {
    name: what.filter(Boolean).join(', '),
  })
  return (
    <Button size="s" onClick={() => save.run()} pending={save.isPending} aria-label={label}>
      <DownloadIcon size={16} />
      {texts[form]}
    </Button>
  )
}

function ShowButton({ emblem, isShown }: { emblem: EmblemKey; isShown: boolean }) {
  const texts = useTexts('keepsakes')
  const act = useAct(() => keepsakeCalls.showEmblem(isShown ? null : emblem), {
    done: isShown ? texts.hidden : texts.shown,
    failed: texts.showFailed,
    failedIn: 'toast',
    makeStale: readKeepsakesAgain,
  })
  return (
    <Button size="s" kind="ghost" onClick={() => act.run()} pending={act.isPending}>
      {isShown ? texts.hide : texts.show}
    </Button>
  )
}
