import type { Account } from '@tower/contract/people/account.contract.ts'
import { maxNameLength } from '@tower/contract/people/account.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { isLanguage, type Language, languages } from '@tower/contract/language.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Segment } from '../../ui/segment/segment.tsx'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { accountCalls, accountQueries } from './account.api.ts'
import styles from './account-parts.module.css'
import { showPagesIn } from './show-pages-in.ts'
import { focusFirstFault } from '../../ui/form/focus-first-fault.ts'

/** Name and language. A new language shows at once, on the pages as in the mails. */
export function ProfileForm({ account }: { account: Account }) {
  const { profile } = useTexts('account')
  const [name, setName] = useState(account.full_name ?? '')
  const [language, setLanguage] = useState<Language>(account.locale)
  const saving = useSaveProfile()
  const isTooLong = name.trim().length > maxNameLength
  const fault = isTooLong ? fillText(profile.nameTooLong, { count: maxNameLength }) : undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isTooLong) focusFirstFault(event.currentTarget)
    if (!isTooLong && !saving.isPending) saving.mutate({ full_name: name.trim(), locale: language })
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      {saving.isError && <Notice tone="danger">{profile.failed}</Notice>}
      <TextField
        label={profile.name}
        hint={profile.nameHint}
        name="name"
        autoComplete="name"
        value={name}
        error={fault}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.languages}>
        <p aria-hidden="true">{profile.language}</p>
        <Segment
          legend={profile.language}
          name="language"
          options={languages.map((value) => ({ value, label: profile.languages[value] }))}
          value={language}
          onChoose={(chosen) => isLanguage(chosen) && setLanguage(chosen)}
        />
      </div>
      <div className={styles.end}>
        <Button kind="primary" type="submit" pending={saving.isPending} pendingLabel={profile.saving}>
          {profile.save}
        </Button>
      </div>
    </form>
  )
}

function useSaveProfile() {
  const { profile } = useTexts('account')
  const shown = useLanguage()
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: { full_name: string; locale: Language }) => accountCalls.update(body),
    onSuccess: ({ item }) => {
      client.setQueryData(accountQueries.account.queryKey, item)
      if (item.locale !== shown) return showPagesIn(item.locale)
      toast({ text: profile.saved, forMs: 2_500 })
    },
  })
}
