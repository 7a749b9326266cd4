import { addCloudUsers, setCloudAccess } from '#contract/cloud-users.ts'
import type { Ask, CallInput } from '../../call.ts'
import { requiredId } from '../../spelling.ts'

export const paramsOf = (body: CallInput['body']) => ({
  id: requiredId(body, 'ConfigurationAwsID'),
  contact: requiredId(body, 'ContactID'),
})

/** Adds a contact to the people of an account, where wanted with access; answers what became of it. */
export async function givePlace(ask: Ask, body: CallInput['body'], active: boolean | undefined) {
  const params = paramsOf(body)
  return ask.together(async (step) => {
    await step(addCloudUsers, { params: { id: params.id }, body: { contacts: [params.contact] } })
    if (active === undefined) return { active: false, result: 'network_user_ok' }
    return step(setCloudAccess, { params, body: { active } })
  })
}
