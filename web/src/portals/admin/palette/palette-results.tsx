import { useEffect, useId, useRef } from 'react'
import { useSaid } from '../../../people/use-said.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Avatar } from '../../../pictures/art/avatar.tsx'
import { avatarRole } from '../../signed-in-controls.tsx'
import { toldApart } from '../told-apart.ts'
import { markWords } from './mark-words.ts'
import { groupOf, paletteGroups, type PaletteGroup, type PaletteLine } from './palette-lines.ts'
import type { PaletteReading } from './use-palette-lines.ts'
import styles from './palette.module.css'

export type PaletteResultsProps = {
  listId: string
  reading: PaletteReading
  /** Which of the lines Enter opens. */
  chosen: number
  typed: string
  onOpen: (line: PaletteLine, inNewTab: boolean) => void
}

/** The lines in their groups, or why there are none. */
export function PaletteResults({ listId, reading, chosen, typed, onOpen }: PaletteResultsProps) {
  const texts = useTexts('palette')
  const { lines, isError, isLoading, retry } = reading
  const isNothing = !isLoading && !isError && lines.every(({ group }) => group === 'search')
  return (
    <>
      <div className={styles.results}>
        {isError && (
          <Notice
            tone="danger"
            action={
              <Button size="s" onClick={retry}>
                {texts.retry}
              </Button>
            }
          >
            {texts.failed}
          </Notice>
        )}
        {isNothing && typed !== '' && <p className={styles.none}>{fillText(texts.none, { typed })}</p>}
        <div id={listId} role="listbox" aria-label={texts.results} className={styles.list}>
          {paletteGroups.map((group) => (
            <Group key={group} {...{ group, listId, lines, chosen, typed, onOpen }} />
          ))}
        </div>
      </div>
      <Foot isLoading={isLoading} count={lines.filter(({ group }) => group !== 'search').length} />
    </>
  )
}

type GroupProps = Pick<PaletteResultsProps, 'listId' | 'chosen' | 'typed' | 'onOpen'> & {
  group: PaletteGroup
  lines: readonly PaletteLine[]
}

function Group({ group, lines, ...line }: GroupProps) {
  const texts = useTexts('palette')
  const id = useId()
  const own = lines.flatMap((one, nth) => (groupOf(one) === group ? [{ ...one, nth }] : []))
  if (own.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.group}>
        {texts.groups[group]}
      </p>
      {own.map((one) => (
        <Line key={one.key} line={one} {...line} />
      ))}
    </div>
  )
}

type LineProps = Omit<GroupProps, 'group' | 'lines'> & { line: PaletteLine & { nth: number } }

function Line({ line, listId, chosen, typed, onOpen }: LineProps) {
  const isChosen = line.nth === chosen
  const said = useSaid()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // The keys of a combobox are those of its field.
    <div
      ref={place}
      id={`${listId}-${line.nth}`}
      role="option"
      aria-selected={isChosen}
      className={classNames(styles.line, line.of !== undefined && styles.act, isChosen && styles.chosen)}
      onClick={(event) => onOpen(line, event.ctrlKey || event.metaKey)}
    >
      {line.face && (
        <Avatar
          role={avatarRole(line.face.role)}
          id={line.face.id}
          name={toldApart(line.face.name)}
          size="s"
        />
      )}
      <span className={styles.title}>
        <Marked text={said(line.title)} typed={typed} />
        {line.of !== undefined && <span className="visually-hidden"> ({line.of})</span>}
      </span>
      {line.detail && (
        <span className={styles.detail}>
          <Marked text={line.detail} typed={typed} />
        </span>
      )}
      {line.figure && <span className={styles.figure}>{line.figure}</span>}
    </div>
  )
}

/** What was typed stands out in what was found. */
function Marked({ text, typed }: { text: string; typed: string }) {
  return markWords(text, typed).map(({ text: part, isMarked }, nth) =>
    isMarked ? (
      <mark key={nth} className={styles.marked}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

function Foot({ isLoading, count }: { isLoading: boolean; count: number }) {
  const texts = useTexts('palette')
  const language = useLanguage()
  return (
    <div className={styles.foot}>
      <span className={styles.keys}>
        <kbd>↑</kbd> <kbd>↓</kbd> {texts.keys.move} · <kbd>↵</kbd> {texts.keys.open} · <kbd>Ctrl ↵</kbd>{' '}
        {texts.keys.newTab}
      </span>
      <span role="status">{isLoading ? texts.loading : fillCounted(texts.count, count, language)}</span>
    </div>
  )
}
