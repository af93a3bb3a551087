export { findClassroomForUpdate } from './find-classroom-for-update.ts'
export { setFirstSponsor } from './set-first-sponsor.ts'
