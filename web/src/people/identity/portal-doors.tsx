import { useTexts } from '../../texts/use-texts.ts'
import { Illustration } from '../../pictures/illustration.tsx'
import styles from './portal-doors.module.css'
import { type Portal, portals } from './portal-choice.ts'

const pictures = { sponsor: 'portraitSponsor', teacher: 'portraitTeacher', admin: 'portraitAdmin' } as const

/** Three doors, one per portal; real radio buttons. */
export function PortalDoors({ value, onChoose }: { value: Portal; onChoose: (portal: Portal) => void }) {
  const texts = useTexts('signIn')
  return (
    <fieldset>
      <legend className="visually-hidden">{texts.portal}</legend>
      <div className={styles.row}>
        {portals.map((portal) => (
          <label key={portal} className={styles.door}>
            <input
              type="radio"
              name="portal"
              value={portal}
              checked={portal === value}
              onChange={() => onChoose(portal)}
            />
            <span className={styles.arch}>
              <Illustration scene={pictures[portal]} label="" />
            </span>
            <b>
              <i />
              {texts.portals[portal]}
            </b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
