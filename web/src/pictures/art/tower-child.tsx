import { Person } from './person.tsx'

/** A child who sets the next block on a progress tower; pass it as `beside`. */
export function TowerChild() {
  return (
    <>
      <Person
        x={270}
        y={402}
        size={1.3}
        skin={5}
        hairStyle="puffs"
        top="teal"
        trim="yellow"
        pattern="star"
        pants="brick"
        pose="reach"
        gaze={-4}
        mouth="open"
      />
      <rect className="cut" x="236" y="156" width="68" height="40" rx="7" fill="var(--pencil)" />
    </>
  )
}
