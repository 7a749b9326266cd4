/** How mails about moves are written, and to whom of the staff. */
export interface MoveMails {
  sender: string
  vendor: { name: string; colour: string }
  publicUrl: string
  /** The staff's address; null: staff look at the list. */
  staff: { email: string; language: 'de' | 'en' } | null
}
