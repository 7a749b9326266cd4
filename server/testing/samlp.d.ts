declare module 'samlp' {
  interface Samlp {
    auth(options: object): (request: object, response: object, next: (error: Error) => void) => void
    getSamlResponse(options: object, user: object, done: (error: Error | null, xml: string) => void): void
  }
  const samlp: Samlp
  export default samlp
}
