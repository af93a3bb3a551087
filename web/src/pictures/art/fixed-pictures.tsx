import type { DrawingProps } from './drawing-props.ts'
import { Portrait } from './portrait.tsx'
import { CheerScene } from './scene-cheer.tsx'

// Drawings with a choice, one name for each choice: what has no props can be rendered on the server alone.

export const FirstCheer = (props: DrawingProps) => <CheerScene {...props} child={0} />
export const SecondCheer = (props: DrawingProps) => <CheerScene {...props} child={1} />
export const ThirdCheer = (props: DrawingProps) => <CheerScene {...props} child={2} />
export const FourthCheer = (props: DrawingProps) => <CheerScene {...props} child={3} />
export const FifthCheer = (props: DrawingProps) => <CheerScene {...props} child={4} />
export const SixthCheer = (props: DrawingProps) => <CheerScene {...props} child={5} />
export const SponsorPortrait = (props: DrawingProps) => <Portrait {...props} persona="sponsor" />
export const TeacherPortrait = (props: DrawingProps) => <Portrait {...props} persona="teacher" />
export const AdminPortrait = (props: DrawingProps) => <Portrait {...props} persona="admin" />
