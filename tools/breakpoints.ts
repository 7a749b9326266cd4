// Where pages change with the width of the window, by the names style sheets call them: `@media (--phone)`.
export const breakpoints: Readonly<Record<string, string>> = {
  phone: '(width <= 30em)',
  tablet: '(width <= 48em)',
  /** The menu is behind a button. */
  narrow: '(width < 62em)',
  /** Tools of a list have a line of their own. */
  laptop: '(width < 79em)',
}

/** A plug-in of PostCSS that puts the widths in the places of their names. */
export const namedBreakpoints = {
  postcssPlugin: 'named-breakpoints',
  AtRule: {
    media: (rule: { params: string }): void => {
      rule.params = rule.params.replaceAll(/\(--([a-z]+)\)/g, (name, word: string) => breakpoints[word] ?? name)
    },
  },
}
