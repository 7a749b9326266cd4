import { z } from 'zod'
import { task } from '#platform/jobs/task.ts'

const fields = { campaignId: z.string(), accountId: z.string() }

export const checkCampaign = task('campaigns.check', { ...fields, run: z.number() })
export const runCampaign = task('campaigns.run', fields)
export const undoCampaign = task('campaigns.undo', fields)
