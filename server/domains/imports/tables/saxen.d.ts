declare module 'saxen' {
  type Decode = (text: string) => string

  export class Parser {
    on(
      event: 'openTag',
      listener: (tag: string, attributes: () => Record<string, string>, decode: Decode, selfClosing: boolean) => void,
    ): this
    on(event: 'closeTag', listener: (tag: string, decode: Decode, selfClosing: boolean) => void): this
    on(event: 'text', listener: (text: string, decode: Decode) => void): this
    on(event: 'cdata' | 'attention', listener: (text: string) => void): this
    on(event: 'error' | 'warn', listener: (error: Error) => void): this
    /** Ends the parsing after the tag at hand. */
    stop(): void
    /** Throws what the listeners throw. */
    parse(xml: string): this
  }
}
