import { z } from 'zod'
import { operation } from './operation.ts'
import { id } from './shapes.ts'
import { studies } from './students.ts'

export const takeStudentVersion = operation({
  name: 'takeStudentVersion',
  method: 'POST',
  path: '/my/studies',
  access: 'products.mine',
  summary:
    'Get the newest student version, unless one has any, or the successor of a product one has; it can be used once the studies are proven.',
  body: z.strictObject({
    /** The successor of a product one has; left out: the newest student version. */
    productId: id.optional(),
  }),
  output: studies,
  errors: ['students.noContact', 'students.notForStudents', 'orders.notOffered'],
})
