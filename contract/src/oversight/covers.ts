/** More faces than a picture of a whole school class has. */
export const mostCovers = 60
