import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StudentPage } from '#web/features/students/student-page.tsx'

const student = getRouteApi('/products/Student')
const student2022 = getRouteApi('/products/student2022')
const textbook = getRouteApi('/products/RoloffMatek')

/** The way of a student to the licence of the product the address names. */
export function Student(): ReactNode {
  const { product, tab } = student.useSearch()
  return <StudentPage product={product} tab={tab} />
}

/** The second edition, as it was found among what the student has. */
export function Student2022(): ReactNode {
  const { heldProduct } = student2022.useRouteContext()
  const { tab } = student2022.useSearch()
  return <StudentPage product={heldProduct} tab={tab} />
}

export const Textbook = (): ReactNode => <StudentPage kind="textbook" tab={textbook.useSearch().tab} />
