/**
 * Has V8 compile a function for speed once it has run ten times as often as usual, and nothing before it is called: what
 * lives for seconds, as pages of journeys and files of tests do, else spends a tenth of the processor on code it hardly runs.
 */
export const seldomOptimised = [
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-turbofan=30000',
  '--max-lazy',
]
