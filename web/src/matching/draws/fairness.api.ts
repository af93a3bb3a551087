import { fairnessEndpoints } from '@tower/contract/matching/fairness.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** Whether the draws matched as their weights let expect. */
export const fairnessQuery = readQuery(fairnessEndpoints.read, {}, ['draw.changed'])
