import { isOperation, type Operation } from '#contract/operation.ts'

// The contract's own index reads its folder, which no browser can: the types of this room know nothing of that.
const files = import.meta.glob<object>(
  ['../../contract/*.ts', '!../../contract/*.test.ts', '!../../contract/index.ts'],
  {
    eager: true,
  },
)

/** Every operation of the API, for tests of the web interface. */
export const operations: Operation[] = Object.values(files).flatMap((file) => Object.values(file).filter(isOperation))
