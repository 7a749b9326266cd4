declare module 'saxen' {
  export class Parser {
    on(event: 'openTag' | 'closeTag' | 'attention', listener: (text: string) => void): this
    on(event: 'error', listener: (error: Error) => void): this
    /** Throws what the listeners throw. */
    parse(xml: string): this
  }
}
