import ChallengeWatch from '../oversight/defense/challenge-watch.tsx'
import NumaStepsAside from '../learning/assistant/numa-steps-aside.tsx'
import SeasonSwitch from '../decoration/season-switch.tsx'

/** What every public page gets once it is hydrated: the decoration's switch, NUMA out of the way, and the browser's work under attack. */
export default function LateOverlays() {
  return (
    <>
      <SeasonSwitch withScene />
      <ChallengeWatch />
      <NumaStepsAside />
    </>
  )
}
