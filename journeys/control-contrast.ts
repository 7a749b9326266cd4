import type { Page } from '@playwright/test'

/** A control whose border, track or bar stands out less than three to one: WCAG 1.4.11, which axe does not look at. */
interface FaintControl {
  control: string
  ratio: number
}

/** Runs in the page: colours as the browser reads them, over what is behind them. */
const look = `() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const rgbaOf = (colour) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const over = ([r1, g1, b1, a], [r2, g2, b2]) => [r1 * a + r2 * (1 - a), g1 * a + g2 * (1 - a), b1 * a + b2 * (1 - a), 1]
  const behind = (element) => {
    if (!element) return [255, 255, 255, 1]
    const own = rgbaOf(getComputedStyle(element).backgroundColor)
    return own[3] === 1 ? own : over(own, behind(element.parentElement))
  }
  const luminance = (rgba) => {
    const [red, green, blue] = rgba.map((value) => (value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true }) && !element.matches(':disabled, [data-disabled], [aria-disabled=true], :disabled + *')
  // A box is known by its border, a track by what fills it; a filled button by its letters, which axe looks at.
  const colourOf = (element) => {
    const style = getComputedStyle(element)
    if (element.matches('svg *')) return style.fill
    const filled = element.matches('.mantine-Switch-track, :checked')
    return filled ? style.backgroundColor : style.borderTopColor
  }
  const controls = [
    '.mantine-Input-input:not([data-variant=unstyled])',
    '.mantine-Checkbox-input',
    '.mantine-Radio-radio',
    '.mantine-Switch-track',
    '.mantine-Button-root[data-variant=default]',
    'figure svg rect[class*=bar]',
  ].join(',')
  return [...document.querySelectorAll(controls)].filter(shown).flatMap((element) => {
    const ground = behind(element.parentElement)
    const ratio = contrast(over(rgbaOf(colourOf(element)), ground), ground)
    const control = (element.classList[0] ?? element.tagName) + ' ' + element.textContent.slice(0, 30)
    return ratio < 3 ? [{ control, ratio: Math.round(ratio * 100) / 100 }] : []
  })
}`

/** The controls of a page that are hard to see, with their contrast to what is behind them. */
export const faintControls = (page: Page): Promise<FaintControl[]> => page.evaluate(`(${look})()`)
