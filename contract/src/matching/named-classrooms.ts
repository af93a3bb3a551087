/** How long what visitors name may be. */
export const namedClassroomLengths = { teacher: 120, school: 200, city: 100 } as const

/** How many classrooms, and how many schools, a search answers. */
export const mostFound = 8
