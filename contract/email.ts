/** An address as people have them; what is longer or stranger, mail servers refuse anyway. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Whether it can be an e-mail address. */
export const isEmail = (typed: string): boolean => typed.length <= 254 && emailPattern.test(typed)
