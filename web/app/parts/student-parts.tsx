import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StudentPage } from '#web/features/students/student-page.tsx'

const student = getRouteApi('/products/Student')
const student2022 = getRouteApi('/products/student2022')

/** The way of a student to the licence of the product the address names. */
export function Student(): ReactNode {
  const { product } = student.useSearch()
  return <StudentPage product={product} />
}

/** The second edition, as it was found among what the student has. */
export function Student2022(): ReactNode {
  const { heldProduct } = student2022.useRouteContext()
  return <StudentPage product={heldProduct} />
}

export const Textbook = (): ReactNode => <StudentPage kind="textbook" />
