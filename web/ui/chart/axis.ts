/** Where an axis ends: the largest value rounded up to a multiple of ten; ten when there is nothing. */
export const axisEnd = (values: readonly number[]): number => Math.max(10, Math.ceil(Math.max(0, ...values) / 10) * 10)
