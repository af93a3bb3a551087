import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useNavigate } from 'react-router'
import Search from 'lucide-react/icons/search'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useOwnSections } from '../use-own-sections.ts'
import { type PaletteLine, withActs } from './palette-lines.ts'
import { PaletteResults } from './palette-results.tsx'
import { usePaletteLines } from './use-palette-lines.ts'
import styles from './palette.module.css'

export type PaletteProps = { onClose: () => void }

/** The search over the whole console. The focus stays inside, Escape closes it, and the focus returns. */
export default function Palette({ onClose }: PaletteProps) {
  const texts = useTexts('palette')
  return (
    <ModalOverlay
      className={styles.veil ?? ''}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className={styles.sheet ?? ''}>
        <Dialog className={styles.palette ?? ''} aria-label={texts.title}>
          <PaletteSearch onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** A combobox: the focus stays in the field, and the arrows say which line Enter opens. */
function PaletteSearch({ onClose }: PaletteProps) {
  const texts = useTexts('palette')
  const listId = useId()
  const [written, setWritten] = useState('')
  const [chosenKey, setChosenKey] = useState<string>()
  const [isAwaited, setAwaited] = useState(false)
  const reading = usePaletteLines(useOwnSections(), written)
  const open = useOpenLine(onClose)
  const lines = withActs(reading.lines, chosenKey)
  const chosen = Math.max(
    0,
    lines.findIndex(({ key }) => key === chosenKey),
  )
  const openAwaited = useEffectEvent(() => {
    if (lines[0]) open(lines[0], false)
  })
  useEffect(() => {
    // Without an answer nothing is opened instead of it.
    if (isAwaited && !reading.isLoading && !reading.isError) openAwaited()
  }, [isAwaited, reading.isLoading, reading.isError])
  const press = (event: KeyboardEvent) => {
    const line = lines[chosen]
    const next = stepOf(event.key, chosen, lines.length)
    if (next !== undefined) {
      setChosenKey(lines[next]?.key)
      setAwaited(false)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Who types fast means what was typed, not the first line that is there before its answer.
      if (reading.isLoading && chosenKey === undefined && line?.group !== 'named') setAwaited(true)
      else if (line) open(line, event.ctrlKey || event.metaKey)
    } else return
    event.preventDefault()
  }
  return (
    <>
      <div className={styles.field}>
        <Search size={20} aria-hidden />
        <input
          role="combobox"
          aria-label={texts.label}
          aria-expanded={lines.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={lines.length > 0 ? `${listId}-${chosen}` : undefined}
          placeholder={texts.placeholder}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={written}
          onChange={(event) => {
            setWritten(event.target.value)
            setChosenKey(undefined)
            setAwaited(false)
          }}
          onKeyDown={press}
        />
        <Button kind="ghost" size="s" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <PaletteResults
        {...{ listId, chosen, typed: written.trim() }}
        reading={{ ...reading, lines }}
        onOpen={open}
      />
    </>
  )
}

/** Where an arrow leads from a line; around the ends. */
function stepOf(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return (from + count - 1) % count
  return undefined
}

function useOpenLine(onClose: () => void) {
  const navigate = useNavigate()
  return ({ to }: PaletteLine, inNewTab: boolean) => {
    if (inNewTab) return void window.open(to, '_blank', 'noopener')
    onClose()
    void navigate(to)
  }
}
