import type { Dispatch } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Box, Columns, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import type { Draft } from './draft.ts'
import { keyOf } from './draft-texts.ts'
import type { DraftAction } from './draft-state.ts'
import type { Conflict } from './merge-drafts.ts'

export type ConflictPartProps = {
  draft: Draft
  conflicts: readonly Conflict[]
  dispatch: Dispatch<DraftAction>
}

const longFields: ReadonlySet<string> = new Set(['text', 'otherText', 'teacher_notes'])

/** Texts of the editor that two windows changed. */
export default function ConflictPart({ draft, conflicts, dispatch }: ConflictPartProps) {
  const { private: places, conflict: texts } = useTexts('storybookEditor')
  return (
    <BothVersions
      lead={texts.lead}
      texts={conflicts.map((conflict) => {
        const { ref, mine, theirs } = conflict
        const number = draft.pages.findIndex(({ id }) => id === ref.pageId) + 1
        return {
          ...{ key: keyOf(ref), mine, theirs, isLong: longFields.has(ref.field) },
          name: fillText(places.where[ref.field], { number }),
          onDecide: (text) => dispatch({ kind: 'decided', conflict, text }),
        }
      })}
    />
  )
}

export type TwoVersions = {
  key: string
  /** Of which field they are. */
  name: string
  mine: string
  theirs: string
  /** Both may stand one below the other. */
  isLong: boolean
  onDecide: (text: string) => void
}

/** Texts that two windows changed, both side by side, until somebody decides. */
export function BothVersions({ texts: both, lead }: { texts: readonly TwoVersions[]; lead: string }) {
  const { conflict: texts } = useTexts('storybookEditor')
  if (both.length === 0) return null
  return (
    <Box as="section" aria-labelledby="conflicts">
      <h2 id="conflicts">{texts.title}</h2>
      <Notice tone="warning">{lead}</Notice>
      <Stack as="ul">
        {both.map(({ key, ...versions }) => (
          <li key={key}>
            <Text strong>{versions.name}</Text>
            <OneConflict {...versions} />
          </li>
        ))}
      </Stack>
    </Box>
  )
}

function OneConflict({ mine, theirs, isLong, onDecide }: Omit<TwoVersions, 'key'>) {
  const { conflict: texts } = useTexts('storybookEditor')
  return (
    <>
      <Columns>
        <Version name={texts.mine} text={mine} />
        <Version name={texts.theirs} text={theirs} />
      </Columns>
      <Row above={3}>
        <Button size="s" onClick={() => onDecide(mine)}>
          {texts.keepMine}
        </Button>
        <Button size="s" onClick={() => onDecide(theirs)}>
          {texts.keepTheirs}
        </Button>
        {isLong && (
          <Button size="s" onClick={() => onDecide(`${mine}\n${theirs}`)}>
            {texts.keepBoth}
          </Button>
        )}
      </Row>
    </>
  )
}

function Version({ name, text }: { name: string; text: string }) {
  const { conflict } = useTexts('storybookEditor')
  return (
    <Box tone="soft" gap={1} pad={3}>
      <Text size="small" tone="quiet">
        {name}
      </Text>
      <Text wrap="typed">{text || conflict.empty}</Text>
    </Box>
  )
}
