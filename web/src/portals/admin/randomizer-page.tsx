import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { drawPhases } from '@tower/contract/matching/draws.ts'
import { useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { deskCalls } from '../../matching/draws/desk.api.ts'
import { drawQueries } from '../../matching/draws/draws.api.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ListQuery } from '../../ui/list-page/list-query.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { ListTotal, ListTotalPlace } from '../../ui/list-page/list-total.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Text } from '../../ui/type/type.tsx'
import { portalMeta } from '../portal-meta.ts'
import { loadErrors } from './admin-errors.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'
import type { RunOutcome as Outcome } from './randomizer/run-button.tsx'
import { useDrawColumns } from './randomizer/use-draw-columns.tsx'
import { useDrawName } from './randomizer/use-draw-name.ts'

// These come when they are opened.
const MintDrawer = lateInBrowser(() => import('./randomizer/mint-drawer.tsx'))
const CreateDrawer = lateInBrowser(() => import('./randomizer/create-drawer.tsx'))
const RunOutcome = lateInBrowser(() => import('./randomizer/run-outcome.tsx'))

export const meta = portalMeta((texts) => texts.admin.randomizer.title)

const spec = { filters: { state: drawPhases } }

/** Staff schedule draws, run one now, or give a slot to a teacher. The list updates by itself. */
export default function RandomizerPage() {
  const { randomizer: texts } = useTexts('admin')
  const [outcome, setOutcome] = useState<Outcome>()
  const panel = useDrawer('panel')
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <ButtonLink to={panel.linkTo('mint')} preventScrollReset>
              {texts.mint.title}
            </ButtonLink>
            <ButtonLink kind="primary" to={panel.linkTo('create')} preventScrollReset>
              {texts.create.title}
            </ButtonLink>
          </>
        }
      />
      <Stack above={5}>
        {outcome && <RunOutcome outcome={outcome} waiting={<Skeleton lines={2} />} />}
        <ListTotalPlace>
          <Draws onOutcome={setOutcome} />
        </ListTotalPlace>
      </Stack>
      {panel.openId === 'mint' && <MintDrawer onClose={panel.close} />}
      {panel.openId === 'create' && <CreateDrawer onClose={panel.close} />}
    </>
  )
}

/** All draws, the next one first. */
function Draws({ onOutcome }: { onOutcome: (outcome: Outcome | undefined) => void }) {
  const admin = useTexts('admin')
  const { upcoming, past, failedSlots } = admin.randomizer
  const list = useListQuery(spec)
  const reading = useDraws(list.query)
  const { state } = list.query.filters
  const title = { coming: upcoming.title, past: past.title, all: upcoming.titleAll }
  const options = drawPhases.map((value) => ({ value, label: upcoming.phases[value] }))
  const failed = reading.error ? explainError(reading.error, loadErrors(admin, failedSlots)) : failedSlots
  return (
    <section aria-labelledby="draws">
      <Row gap={2} align="baseline">
        <Text as="h2" size="title" id="draws">
          {title[drawPhases.find((name) => name === state) ?? 'all']}
        </Text>
        <ListTotal />
      </Row>
      <ConsoleList
        name="upcoming_draws"
        list={list}
        reading={reading}
        caption={upcoming.caption}
        columns={useDrawColumns(onOutcome)}
        keyOf={({ id }) => id}
        nameOf={useDrawName()}
        words={{ none: upcoming.none, noMatch: upcoming.noMatch, failed }}
        searchLabel={upcoming.search}
        filters={[{ name: 'state', label: upcoming.phase, options }]}
        pictures={listPictures}
        onExport={() => exportCsv('draws.csv', () => deskCalls.file(narrowingOf(list.query)))}
      />
    </section>
  )
}

const narrowingOf = ({ q, filters }: ListQuery<'state'>) => ({
  q: q || undefined,
  state: drawPhases.find((name) => name === filters.state),
})

function useDraws(query: ListQuery<'state'>) {
  const { page, pageSize } = query
  return useQuery({
    ...drawQueries.ofStaff({ ...narrowingOf(query), page, pageSize }),
    placeholderData: keepPreviousData,
  })
}
