import { paths } from '@tower/contract/pages.ts'
import { useSite } from '../../page/use-site.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ShareLink } from '../../ui/share/share-link.tsx'
import styles from './nomination-forms.module.css'

export type BringOthersProps = { name: string; code: string }

/** The address under which others nominate the same classroom. */
export function BringOthers({ name, code }: BringOthersProps) {
  const { nominated: texts } = useTexts('teacherNomination')
  const { origin } = useSite()
  return (
    <section className={styles.form} aria-label={texts.bring}>
      <h2>{texts.bring}</h2>
      <ShareLink
        label={texts.bringText}
        url={`${origin}${paths.nominateTeacher}?code=${code}`}
        message={fillText(texts.words, { name })}
        words={texts}
      />
    </section>
  )
}
