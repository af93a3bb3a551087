import type { ManagedProgram } from '@tower/contract/outreach/program-desk.contract.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { StateChip } from '../../public/program/state-chip.tsx'
import page from '../../public/program/programs.module.css'
import styles from './programs.module.css'
import type { TypedProgram } from './typed-program.ts'

/** The words of a program in both languages, in the card that visitors see them in. */
export function ProgramPreview({ typed, program }: { typed: TypedProgram; program: ManagedProgram }) {
  const { editor: texts } = useTexts('programDesk')
  const told = [
    { lang: 'en', name: typed.name, description: typed.description },
    { lang: 'es', name: typed.name_es, description: typed.description_es },
  ]
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{texts.previewHint}</p>
      <div className={styles.pair}>
        {told.map(({ lang, name, description }) => (
          <div key={lang} lang={lang} className={page.program} data-program={program.id}>
            <div className={page.words}>
              <p>
                <StateChip state={program.state} />
              </p>
              <h3>{name}</h3>
              <p className={page.about}>{description}</p>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
