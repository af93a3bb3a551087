/** In whose name the demo writes: no charity's, and at an address that takes no answers. */
export const demoLegalName = 'Demo Tower Foundation'
export const demoSender = 'Project Tower <no-reply@tower.test>'
/** Where nobody lives and nobody answers: 555-0100 is a number for stories. */
export const demoContact = { ORG_ADDRESS: '1 Demonstration Way, Anytown, USA', ORG_PHONE: '(555) 555-0100' }
