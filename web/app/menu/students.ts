import { studentMenuTexts } from '#texts/menu/students.ts'
import { IconBox, IconBuilding, IconCheck, IconUsers } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const studentMenu = menuPart(studentMenuTexts, [
  { place: 110, to: '/contacts', text: 'shell.students', icon: IconUsers, group: 'students' },
  { place: 120, to: '/studentreviews', text: 'shell.reviews', icon: IconCheck, group: 'students' },
  { place: 130, to: '/management/courses', text: 'shell.courses', icon: IconUsers, group: 'students' },
  { place: 290, to: '/management/studentdomains', text: 'shell.domains', icon: IconBuilding, group: 'students' },
  { place: 375, to: '/products/buy', text: 'shell.buy', icon: IconBox, person: true },
  { place: 380, to: '/courses', text: 'shell.ownCourses', icon: IconUsers, person: true },
])
