import type { ManagedProgram } from '@tower/contract/outreach/program-desk.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { programCalls, readProgramsAgain } from '../../../outreach/programs/program-desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { placeAt } from '../order/place-at.ts'
import { PlaceButtons } from '../order/place-buttons.tsx'
import styles from './programs.module.css'
import { useActFault } from '../use-act-fault.ts'

/** The columns of programs; the name opens the editor. `whole` are all programs in their order, where they can be moved. */
export function useProgramColumns(
  whole: readonly ManagedProgram[] | undefined,
): ListColumn<ManagedProgram>[] {
  const { columns: heads } = useTexts('programDesk')
  return [
    {
      id: 'name',
      head: heads.name,
      sort: 'name',
      cell: ({ id, name }) => <Link to={paths.adminProgram({ programId: id })}>{name}</Link>,
    },
    {
      id: 'place',
      head: heads.place,
      sort: 'place',
      cell: (program) => <Place program={program} whole={whole} />,
    },
    { id: 'goal', rank: 2, head: heads.goal, numeric: true, cell: ({ goal_cents: goal }) => formatUsd(goal) },
    { id: 'followers', head: heads.followers, numeric: true, cell: ({ followers }) => followers },
    {
      id: 'changed',
      head: heads.changed,
      sort: '-updated',
      cell: ({ updated_at: at }) => <Moment at={at} />,
    },
    { id: 'state', rank: 1, head: heads.state, cell: ({ state }) => <ProgramState state={state} /> },
  ]
}

/** Whether a program is open, in a word with a sign. */
export function ProgramState({ state }: Pick<ManagedProgram, 'state'>) {
  const { states } = useTexts('programDesk')
  return state === 'active' ? (
    <Chip tone="success" outlined icon={<CheckIcon />}>
      {states.active}
    </Chip>
  ) : (
    <Chip icon={<ClockIcon />}>{states.preview}</Chip>
  )
}

/** The place, with the buttons that change it; pressed again meanwhile they do nothing. */
function Place({
  program: { id, name, place },
  whole,
}: {
  program: ManagedProgram
  whole: readonly ManagedProgram[] | undefined
}) {
  const texts = useTexts('programDesk')
  const ids = whole?.map((program) => program.id) ?? []
  const index = ids.indexOf(id)
  const move = useAct((to: number) => programCalls.reorder(placeAt(ids, id, to)), {
    done: (_, to) => fillText(texts.moved, { name, place: to + 1, count: ids.length }),
    failed: useActFault(texts.actFailed),
    failedIn: 'toast',
    makeStale: readProgramsAgain,
  })
  const moveTo = (to: number) =>
    to < 0 || to >= ids.length ? undefined : () => !move.isPending && move.run(to)
  return (
    <span className={styles.place}>
      {place}
      {index >= 0 && (
        <PlaceButtons
          labels={{ up: fillText(texts.up, { name }), down: fillText(texts.down, { name }) }}
          onUp={moveTo(index - 1)}
          onDown={moveTo(index + 1)}
        />
      )}
    </span>
  )
}
