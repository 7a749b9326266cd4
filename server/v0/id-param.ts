import type { Asked } from './call.ts'
import { requiredId } from './spelling.ts'

/** The record that `?id=` names, as the parameter of an operation. */
export const idParam = ({ query }: Asked) => ({ params: { id: requiredId(query['id'], 'id') } })
