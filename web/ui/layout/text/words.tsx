import { Anchor, Box, type BoxProps } from '@mantine/core'
import type { AriaAttributes, ReactNode } from 'react'
import classes from './words.module.css'

interface WordsProps extends Omit<BoxProps, 'className' | 'style'>, Pick<AriaAttributes, 'aria-live' | 'aria-hidden'> {
  id?: string
  role?: 'alert'
  children?: ReactNode
}

/** A sentence in small grey letters, for what explains something. `component="output"`: screen readers tell what changes. */
export const Hint = ({ component = 'p', ...rest }: WordsProps & { component?: 'p' | 'output' | 'div' }) => (
  <Box component={component} className={classes.hint} {...rest} />
)

/** Words in small grey letters within a line. */
export const Quiet = (props: WordsProps) => <Box component="span" className={classes.quiet} {...props} />

/** A text as it was written, with its line breaks. */
export const WrittenText = (props: WordsProps) => <Box component="p" className={classes.written} {...props} />

/** The same with its addresses as links. */
export const LinkedText = ({ children }: { children: string }) => (
  <WrittenText>
    {children.split(/(https?:\/\/[^\s<>"„“”]*[^\s<>"„“”.,;:!?)])/).map((part, at) =>
      at % 2 === 1 ? (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text keep their order
        <Anchor key={at} href={part} target="_blank" rel="noopener noreferrer" inherit>
          {part}
        </Anchor>
      ) : (
        part
      ),
    )}
  </WrittenText>
)
