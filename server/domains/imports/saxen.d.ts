declare module 'saxen' {
  export class Parser {
    on(event: 'openTag' | 'closeTag' | 'attention', told: (text: string) => void): this
    on(event: 'error', told: (error: Error) => void): this
    /** Throws what the listeners throw. */
    parse(xml: string): this
  }
}
