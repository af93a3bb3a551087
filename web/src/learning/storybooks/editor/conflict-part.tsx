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

/** Texts that two windows changed, both side by side, until somebody decides. */
export function ConflictPart({ draft, conflicts, dispatch }: ConflictPartProps) {
  const { conflict: texts, private: places } = useTexts('storybookEditor')
  if (conflicts.length === 0) return null
  return (
    <Box as="section" aria-labelledby="conflicts">
      <h2 id="conflicts">{texts.title}</h2>
      <Notice tone="warning">{texts.lead}</Notice>
      <Stack as="ul">
        {conflicts.map((conflict) => {
          const number = draft.pages.findIndex(({ id }) => id === conflict.ref.pageId) + 1
          return (
            <li key={keyOf(conflict.ref)}>
              <Text strong>{fillText(places.where[conflict.ref.field], { number })}</Text>
              <OneConflict
                conflict={conflict}
                onDecide={(text) => dispatch({ kind: 'decided', conflict, text })}
              />
            </li>
          )
        })}
      </Stack>
    </Box>
  )
}

type OneConflictProps = { conflict: Conflict; onDecide: (text: string) => void }

function OneConflict({ conflict: { mine, theirs, ref }, onDecide }: OneConflictProps) {
  const { conflict: texts } = useTexts('storybookEditor')
  const isLong = ref.field === 'text' || ref.field === 'otherText' || ref.field === 'teacher_notes'
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
