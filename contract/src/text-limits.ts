/** The longest address of a mailbox. */
export const maxEmailLength = 320

/** The longest name of a person, a school or an organization, and of whatever else stands on one line. */
export const maxLineLength = 200
