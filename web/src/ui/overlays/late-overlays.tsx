import ChallengeWatch from '../challenge/challenge-watch.tsx'
import SeasonSwitch from './season-switch.tsx'

/** What every public page gets once it is hydrated: the decoration's switch, and the browser's work under attack. */
export default function LateOverlays() {
  return (
    <>
      <SeasonSwitch withScene />
      <ChallengeWatch />
    </>
  )
}
