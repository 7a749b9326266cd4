import type { DemoProduct } from './modules.ts'

const colours = {
  single: '#0b6e75',
  network: '#3b4f9b',
  student: '#8a4b08',
  textbook: '#7a2f4f',
  cloud: '#2f6b3a',
} as const

/** A product's picture as SVG: a gear in the edition's colour with the version in it. */
export function productPicture({ kind, version, titleDe }: DemoProduct): string {
  const teeth = Array.from(
    { length: 12 },
    (_, index) => `<rect x="113" y="22" width="14" height="26" rx="3" transform="rotate(${index * 30} 120 90)"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" role="img" aria-label="${titleDe} ${version}">
<rect width="240" height="180" fill="${colours[kind]}" fill-opacity="0.12"/><g fill="${colours[kind]}">${teeth.join('')}<circle cx="120" cy="90" r="52"/></g>
<circle cx="120" cy="90" r="36" fill="#fff"/><text x="120" y="102" text-anchor="middle" font-family="Open Sans, Arial, sans-serif" font-size="34" font-weight="700" fill="${colours[kind]}">${version}</text></svg>`
}
