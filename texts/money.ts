/** An amount as both languages show it: two decimals, a comma, and the currency in words. */
export const euros = (cents: number): string => `${amount(cents)} Euro`

const amount = (cents: number): string => {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const grouped = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return `${cents < 0 ? '-' : ''}${grouped},${String(Math.abs(cents) % 100).padStart(2, '0')}`
}
