import { bookEndpoints } from '@tower/contract/learning/storybooks/books.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** Storybooks that classrooms of the sponsor's own slots made and show. */
export const sponsorBooksQuery = readQuery(bookEndpoints.listOfSponsor, {})
