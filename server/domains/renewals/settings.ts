/** How mails about renewals are written, and to whom of the staff. */
export interface RenewalMails {
  sender: string
  vendor: { name: string; colour: string }
  publicUrl: string
  /** The staff's address; null: staff look at the list. */
  staff: { email: string; language: 'de' | 'en' } | null
  /** How many days before an end somebody is reminded, the most first; none: never. */
  days: readonly number[]
}
