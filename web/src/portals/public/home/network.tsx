import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { Illustration } from '../../../pictures/illustration.tsx'
import { Lead, Section } from '../../../ui/section/section.tsx'
import styles from './network.module.css'

/** The programs as a stack on the one that is open. */
export function Network() {
  const { network } = useTexts('home')
  const coming = [
    { id: 'sponsor-athlete', label: network.athlete, place: styles.top },
    { id: 'rent-assistance', label: network.rent, place: styles.left },
    { id: 'tower-smbs', label: network.smb, place: styles.right },
  ]
  return (
    <Section tone="band" labelledBy="network">
      <div className={styles.network}>
        <div>
          <h2 id="network">{network.title}</h2>
          <Lead className={styles.lead}>{network.lead}</Lead>
          <div className={styles.links}>
            <GoLink to={paths.programs}>{network.programs}</GoLink>
            <GoLink to={donateToClassroom}>{network.donate}</GoLink>
          </div>
        </div>
        <div className={styles.stack}>
          {coming.map(({ id, label, place }) => (
            <Link
              key={id}
              to={paths.programAbout({ programId: id })}
              className={classNames(styles.block, place)}
            >
              <b>{label}</b>
              <span>{network.comingSoon}</span>
            </Link>
          ))}
          <Link to={paths.classroomAbout} className={classNames(styles.block, styles.base)}>
            <b>{network.classroom}</b>
            <span>{network.active}</span>
            <Illustration scene="networkTower" label="" />
          </Link>
        </div>
      </div>
    </Section>
  )
}
