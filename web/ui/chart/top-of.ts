/** Where an axis ends that has room for all values: the next multiple of `step`, and never at nothing. */
export const topOf = (values: readonly number[], step: number): number =>
  Math.max(step, Math.ceil(Math.max(0, ...values) / step) * step)
