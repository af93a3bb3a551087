import { slotEndpoints } from '@tower/contract/matching/slots.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserCall } from '../../../api/browser-call.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast-region.tsx'
import { FailedPart } from '../../failed-part.tsx'
import { failureWords, loadFailureWords } from '../admin-errors.ts'
import styles from './card-form.module.css'

/** Gives a waiting slot to a teacher without a draw. */
export function MintCard() {
  const admin = useTexts('admin')
  const { mint, failedTeachers, failedPools } = admin.randomizer
  const teachers = useTeachers()
  const pools = usePools()
  return (
    <Card title={mint.title}>
      <div className={styles.form}>
        <p className={styles.note}>{mint.note}</p>
        {teachers.isError && (
          <FailedPart
            message={loadFailureWords(teachers.error, admin, failedTeachers)}
            onRetry={() => void teachers.refetch()}
          />
        )}
        {pools.isError && (
          <FailedPart
            message={loadFailureWords(pools.error, admin, failedPools)}
            onRetry={() => void pools.refetch()}
          />
        )}
        {teachers.data && pools.data ? (
          <MintForm teachers={teachers.data.items} pools={pools.data.items} />
        ) : (
          (teachers.isPending || pools.isPending) && <Skeleton lines={3} />
        )}
      </div>
    </Card>
  )
}

function useTeachers() {
  return useQuery({
    queryKey: ['slots', 'teachers'],
    queryFn: ({ signal }) => browserCall(slotEndpoints.teachers, { query: {} }, { signal }),
  })
}

function usePools() {
  return useQuery({
    queryKey: ['slots', 'pools'],
    queryFn: ({ signal }) => browserCall(slotEndpoints.pools, {}, { signal }),
  })
}

type MintFormProps = {
  teachers: NonNullable<ReturnType<typeof useTeachers>['data']>['items']
  pools: NonNullable<ReturnType<typeof usePools>['data']>['items']
}

function MintForm({ teachers, pools }: MintFormProps) {
  const admin = useTexts('admin')
  const { mint } = admin.randomizer
  const [teacherId, setTeacherId] = useState('')
  const [chosenPool, setPool] = useState('')
  const [wasSent, setSent] = useState(false)
  // The only pool needs no choosing; a pool that ran empty meanwhile is no choice any more.
  const poolId =
    pools.length === 1 ? (pools[0]?.id ?? '') : (pools.find(({ id }) => id === chosenPool)?.id ?? '')
  const teacher = teachers.find(({ id }) => id === teacherId)
  const minting = useMint(() => {
    setTeacherId('')
    setSent(false)
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (teacher && poolId) minting.mutate({ teacherId, poolId, name: nameOf(teacher) })
  }
  if (pools.length === 0) return <Notice tone="plain">{mint.none}</Notice>
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {minting.isError && <Notice tone="danger">{failureWords(minting.error, admin, mint.failed)}</Notice>}
      <SelectField
        label={mint.teacher}
        value={teacherId}
        error={wasSent && !teacher ? mint.teacherRequired : undefined}
        onChange={(event) => setTeacherId(event.target.value)}
      >
        <option value="">{mint.chooseTeacher}</option>
        {teachers.map((one) => (
          <option key={one.id} value={one.id}>
            {fillText(mint.teacherOption, { name: nameOf(one), classroom: roomOf(one) })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={mint.pool}
        value={poolId}
        error={wasSent && !poolId ? mint.poolRequired : undefined}
        onChange={(event) => setPool(event.target.value)}
      >
        {pools.length > 1 && <option value="">{mint.choosePool}</option>}
        {pools.map(({ id, name, available }) => (
          <option key={id} value={id}>
            {fillText(mint.poolOption, { name, available })}
          </option>
        ))}
      </SelectField>
      <div className={styles.end}>
        <Button type="submit" pending={minting.isPending} pendingLabel={mint.pending}>
          {mint.submit}
        </Button>
      </div>
    </form>
  )
}

function nameOf({ full_name, email }: MintFormProps['teachers'][number]): string {
  return full_name ?? email
}

function roomOf({ classroom_name, school }: MintFormProps['teachers'][number]): string {
  return [classroom_name, school].filter(Boolean).join(', ')
}

function useMint(onDone: () => void) {
  const { mint } = useTexts('admin').randomizer
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: ({ teacherId, poolId }: { teacherId: string; poolId: string; name: string }) =>
      browserCall(slotEndpoints.mint, { body: { teacher_id: teacherId, pool_id: poolId } }),
    onSuccess: (_, { name }) => {
      toast({ text: fillText(mint.done, { name }), forMs: 2_500 })
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['slots'] }),
  })
}
