/** Says that this browser wrote an athlete's profile, and in whose name: to see where a guardian's word comes from. */
export const keeperCookie = 'keeps_profile'
