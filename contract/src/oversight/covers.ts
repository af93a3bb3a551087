/** More faces than a picture of a whole school class has. */
export const mostCovers = 60
/** How often all of them together may cover the whole picture: each pixel is averaged as often as it is covered. */
export const mostCoverings = 2
