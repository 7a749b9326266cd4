import {
  Alert,
  Anchor,
  createTheme,
  type CSSVariablesResolver,
  DEFAULT_THEME,
  Input,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core'

type Rgb = readonly [number, number, number]

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

// Surfaces of the dark theme, text to background: the steps global.css names.
const cool = [
  '#e4e7eb',
  '#c3cad2',
  '#a5aeb9',
  '#77828e',
  '#4a525c',
  '#363d46',
  '#252a31',
  '#1c2025',
  '#15181c',
  '#101215',
] as const

/** The look of the portal around the vendor's one colour. */
export function themeOf(vendorColour: string): MantineThemeOverride {
  return createTheme({
    primaryColor: 'vendor',
    colors: { vendor: shadesOf(vendorColour), dark: cool, ...readable() },
    primaryShade: { light: 8, dark: 8 },
    autoContrast: true,
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Open Sans", "Helvetica Neue", Arial, sans-serif',
    fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "Segoe UI Mono", Menlo, Consolas, monospace',
    defaultRadius: 'sm',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Anchor: Anchor.extend({ defaultProps: { underline: 'always', inherit: true } }),
      // States are read as written: capitals would be read letter by letter, and ß and „an“ suffer.
      Badge: { styles: { label: { textTransform: 'none' } } },
      Alert: Alert.extend({ styles: { label: { color: 'var(--mantine-color-text)' } } }),
      // The arrow of a list to choose from says nothing.
      ComboboxChevron: { defaultProps: { 'aria-hidden': true } },
      // Help stands below the field, so that fields side by side keep one line.
      InputWrapper: Input.Wrapper.extend({
        defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      }),
    },
  })
}

/**
 * In the dark the vendor's colour is as light as white letters on it allow, so that buttons, bars and switches stand out
 * from what is behind them.
 */
export const darkVendorColour: CSSVariablesResolver = ({ colors }) => {
  const filled = hexOf(onDark(rgbOf(colors['vendor']?.[8] ?? '')))
  const names = ['--mantine-color-vendor-filled', '--mantine-primary-color-filled']
  const dark = Object.fromEntries(
    names.flatMap((name) => [
      [name, filled],
      [`${name}-hover`, filled],
    ]),
  )
  return { variables: {}, light: {}, dark }
}

function onDark(colour: Rgb): Rgb {
  const lighter = mix(colour, white, 0.01)
  return contrast(lighter, white) > 4.55 ? onDark(lighter) : colour
}

/** Ten shades, light to dark, with the vendor's colour (dark enough to be read on white) as the ninth. */
export function shadesOf(colour: string): MantineColorsTuple {
  let base = rgbOf(colour)
  while (contrast(base, white) < 5) base = mix(base, black, 0.06)
  const light = [0.93, 0.86, 0.74, 0.62, 0.48, 0.36, 0.24, 0.12, 0].map((share) => mix(base, white, share))
  return [...light, mix(base, black, 0.2)].map(hexOf) as unknown as MantineColorsTuple
}

function rgbOf(colour: string): Rgb {
  const [, digits = '1d4f7c'] =
    /^#?([0-9a-f]{6})$/i.exec(colour.replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3')) ?? []
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Rgb
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((value, at) => value + (to[at]! - value) * share) as unknown as Rgb
const hexOf = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** The library's colours with their darkest shades dark enough to be read on their lightest, where badges and notices stand. */
function readable(): Record<string, MantineColorsTuple> {
  const named = ['red', 'orange', 'yellow', 'green', 'teal', 'blue'] as const
  return Object.fromEntries(
    named.map((name) => {
      const shades = DEFAULT_THEME.colors[name]
      const ground = rgbOf(shades[1])
      const deep = (shade: string) => {
        let rgb = rgbOf(shade)
        while (contrast(rgb, ground) < 4.8) rgb = mix(rgb, black, 0.05)
        return hexOf(rgb)
      }
      return [name, [...shades.slice(0, 8), deep(shades[8]), deep(shades[9])] as unknown as MantineColorsTuple]
    }),
  )
}

/** WCAG 2.2 contrast ratio of a darker colour on a lighter one. */
const contrast = (dark: Rgb, light: Rgb): number => (luminance(light) + 0.05) / (luminance(dark) + 0.05)

function luminance(rgb: Rgb): number {
  const linear = (value: number) => (value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2])
}
