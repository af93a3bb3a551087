import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Square from 'lucide-react/icons/square'
import Trash2 from 'lucide-react/icons/trash-2'
import Volume2 from 'lucide-react/icons/volume-2'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import type { ReadAloud } from '../read-aloud/use-read-aloud.ts'
import type { Desk } from './desk.ts'
import { type Draft, type DraftPage, movePage } from './draft.ts'
import styles from './editor.module.css'

type PageToolsProps = { desk: Desk; page: DraftPage; at: number; voice: ReadAloud }

/** Where one is in the book, the way to the pages beside, and what is done with the page as a whole. */
export function PageTools({ desk, page, at, voice }: PageToolsProps) {
  const { rail: texts } = useTexts('storybookEditor')
  const { draft, goTo, isReadOnly } = desk
  const go = (to: number) => {
    voice.stop()
    goTo(draft.pages[to]?.id)
  }
  const count = draft.pages.length
  return (
    <div className={styles.tools}>
      <div className={styles.way}>
        <Button
          kind="ghost"
          iconOnly
          aria-label={texts.previous}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <span aria-live="polite">{fillText(texts.pageOf, { number: at + 1, count })}</span>
        <Button
          kind="ghost"
          iconOnly
          aria-label={texts.next}
          disabled={at === count - 1}
          onClick={() => go(at + 1)}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </div>
      <div className={styles.way}>
        {!isReadOnly && <PlaceButtons desk={desk} page={page} at={at} />}
        <VoiceButton draft={draft} page={page} voice={voice} />
      </div>
    </div>
  )
}

function PlaceButtons({ desk: { draft, change, goTo }, page, at }: Omit<PageToolsProps, 'voice'>) {
  const { rail: texts } = useTexts('storybookEditor')
  const toast = useToast()
  const move = (to: number) => {
    change(movePage(draft, page.id, to))
    goTo(page.id)
    toast({ text: fillText(texts.moved, { number: to + 1 }), tone: 'info' })
  }
  const remove = () => {
    change({ ...draft, pages: draft.pages.filter(({ id }) => id !== page.id) })
    goTo((draft.pages[at + 1] ?? draft.pages[at - 1])?.id)
    toast({ text: texts.removed, tone: 'info' })
  }
  return (
    <>
      <Button
        kind="ghost"
        iconOnly
        aria-label={texts.earlier}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      >
        <ArrowUp size={20} aria-hidden="true" />
      </Button>
      <Button
        kind="ghost"
        iconOnly
        aria-label={texts.later}
        disabled={at === draft.pages.length - 1}
        onClick={() => move(at + 1)}
      >
        <ArrowDown size={20} aria-hidden="true" />
      </Button>
      <Button kind="ghost" iconOnly aria-label={texts.remove} onClick={remove}>
        <Trash2 size={20} aria-hidden="true" />
      </Button>
    </>
  )
}

function VoiceButton({ draft, page, voice }: { draft: Draft; page: DraftPage; voice: ReadAloud }) {
  const { readAloud: texts } = useTexts('storybooks')
  if (!voice.can) return null
  if (voice.isReading)
    return (
      <Button onClick={voice.stop} size="s">
        <Square size={18} aria-hidden="true" /> {texts.stop}
      </Button>
    )
  const parts = [
    { id: `${page.id} text`, text: page.text, language: draft.language },
    ...(draft.other_language !== null && page.otherText
      ? [{ id: `${page.id} otherText`, text: page.otherText, language: draft.other_language }]
      : []),
  ]
  return (
    <Button size="s" onClick={() => voice.read(parts)}>
      <Volume2 size={18} aria-hidden="true" /> {texts.start}
    </Button>
  )
}
