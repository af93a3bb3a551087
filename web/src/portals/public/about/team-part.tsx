import type { ShownMember } from '@tower/contract/outreach/team.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Illustration } from '../../../pictures/illustration.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { Section, SectionHead } from '../../../ui/section/section.tsx'
import styles from '../content/content.module.css'

const portraits = ['portraitAdmin', 'portraitTeacher', 'portraitSponsor'] as const

/** The team: whom staff wrote down, or, as long as that is nobody, who does what. */
export function TeamPart({ members }: { members: readonly ShownMember[] }) {
  const { team } = useTexts('content').about
  return (
    <Section labelledBy="team">
      <SectionHead id="team" title={team.title} lead={team.lead} />
      <ul className={`${styles.ideas} ${styles.pictured}`}>
        {members.length > 0
          ? members.map((member, position) => (
              <Member key={`${position} ${member.name}`} member={member} position={position} />
            ))
          : portraits.map((scene, position) => (
              <li key={scene}>
                <div className={styles.portrait}>
                  <Illustration scene={scene} label={team.pictures[position] ?? ''} />
                </div>
                <h3>{team.items[position]?.title}</h3>
                <p>{team.items[position]?.text}</p>
              </li>
            ))}
      </ul>
      <p className={styles.onward}>
        <GoLink to={paths.contact}>{team.contact}</GoLink>
      </p>
    </Section>
  )
}

type MemberProps = { member: ShownMember; position: number }

/** Somebody of the team; without a picture a drawn one stands there, which is nobody's. */
function Member({ member: { name, role, picture }, position }: MemberProps) {
  const { team } = useTexts('content').about
  const language = useLanguage()
  const drawn = position % portraits.length
  return (
    <li>
      <div className={styles.portrait}>
        {picture ? (
          <img
            src={picture.url}
            alt={fillText(team.pictureOf, { name })}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            className={styles.photo}
          />
        ) : (
          <Illustration scene={portraits[drawn] ?? portraits[0]} label={team.pictures[drawn] ?? ''} />
        )}
      </div>
      <h3>{name}</h3>
      <p>{role[language]}</p>
    </li>
  )
}
