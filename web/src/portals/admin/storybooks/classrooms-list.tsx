import type { DeskClassroom } from '@tower/contract/learning/storybooks/storybook-desk.contract.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { TwoLines } from '../../../ui/type/type.tsx'
import { declareConsoleList } from '../declare-console-list.tsx'
import { useActFault } from '../use-act-fault.ts'
import { deskCalls, deskLists, storybookTopics } from './storybook-desk.api.ts'

/** Classrooms, with the switch of storybooks for each. */
export const ClassroomsList = declareConsoleList({
  name: 'storybook_classrooms',
  calls: deskLists.classrooms,
  file: 'storybook-classrooms.csv',
  staleOn: storybookTopics,
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  useTexts: () => useTexts('storybookClassrooms'),
  useColumns: useClassroomColumns,
  useFilters: useClassroomFilters,
})

function useClassroomFilters() {
  const { storybooks, states } = useTexts('storybookClassrooms')
  return { storybooks: { label: storybooks, names: states } }
}

function useClassroomColumns(): ListColumn<DeskClassroom>[] {
  const { columns: heads, states, nobody } = useTexts('storybookClassrooms')
  return [
    { id: 'name', head: heads.name, sort: 'name', cell: ({ name }) => name },
    {
      id: 'teacher',
      head: heads.teacher,
      cell: ({ teacher_name: name, teacher_email: email }) => (
        <TwoLines first={name ?? email ?? nobody} second={name !== null && email} />
      ),
    },
    {
      id: 'storybooks',
      head: heads.storybooks,
      cell: ({ storybooks_enabled: isOn }) =>
        isOn ? (
          <Chip tone="success" icon={<CheckIcon size={16} />}>
            {states.on}
          </Chip>
        ) : (
          <Chip>{states.off}</Chip>
        ),
    },
    {
      id: 'books',
      head: heads.books,
      sort: '-storybooks',
      numeric: true,
      cell: ({ storybooks }) => storybooks,
    },
    {
      id: 'act',
      rank: 1,
      head: heads.act,
      stacked: true,
      cell: (classroom) => <Switch classroom={classroom} />,
    },
  ]
}

function Switch({ classroom: { id, name, storybooks_enabled: isOn } }: { classroom: DeskClassroom }) {
  const texts = useTexts('storybookClassrooms')
  const act = useAct(() => deskCalls.switchClassroom(id, !isOn), {
    done: fillText(isOn ? texts.isOff : texts.isOn, { name }),
    failed: useActFault(texts.actFailed),
    failedIn: 'toast',
    makeStale: storybookTopics,
  })
  return (
    <Button
      size="s"
      pending={act.isPending}
      aria-label={fillText(isOn ? texts.turnOffOf : texts.turnOnOf, { name })}
      onClick={() => act.run()}
    >
      {isOn ? texts.turnOff : texts.turnOn}
    </Button>
  )
}
