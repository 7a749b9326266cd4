import postcssPresetMantine from 'postcss-preset-mantine'
import { namedBreakpoints } from './breakpoints.ts'

// For screen readers alone, where style sheets hide something on some screens; elsewhere <VisuallyHidden> does.
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
}

// Of the library's colours, those nothing here is drawn in.
const unused = /^--mantine-color-(?:cyan|grape|indigo|lime|pink|violet)-/
const dropUnused = (declaration: { prop: string; remove: () => unknown }): void => {
  if (unused.test(declaration.prop)) declaration.remove()
}

/** How style sheets are read, in the build and where components are tested. */
export const css = {
  postcss: {
    plugins: [
      postcssPresetMantine({ mixins: { 'visually-hidden': visuallyHidden } }),
      namedBreakpoints,
      { postcssPlugin: 'unused-palettes', Declaration: dropUnused },
    ],
  },
}
