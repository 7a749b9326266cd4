/** Which shop an installation sells in, as orders store it. */
export type ShopName = 'standin' | '2checkout' | 'stripe'
/** Whose notifications an endpoint takes. */
export type NotifierName = '2checkout' | 'stripe'

/** What an order hands to the shop. */
export interface Purchase {
  /** The order's id: it comes back with each notification and is all the shop learns of us. */
  orderId: string
  productCode: string
  productTitle: string
  priceCents: number
  currency: string
  test: boolean
  language: 'de' | 'en'
  email: string
  name: string
  /** Where the shop leads back to. */
  returnUrl: string
}

/** The address for buyers who leave the shop without paying. */
export const unpaidReturn = (returnUrl: string): string => `${returnUrl}&unpaid=true`

/** What a notification says, in the portal's own words. */
export interface ReadNotification {
  /** The shop's number of the order. */
  reference: string
  /** The order's id as it was handed over; '' where the shop names none. */
  orderId: string
  /** As the shop calls it: COMPLETE, REFUND. */
  shopState: string
  /** What that means; null: nothing changes. */
  state: 'pending' | 'paid' | 'cancelled' | 'refunded' | 'disputed' | 'disputeWon' | 'refundFailed' | null
  /** What is paid, tax included; negative where the shop says so, null where it names no amount. */
  totalCents: number | null
  /** What a refund or a lost dispute gives back, and whether all before is in it; null: nothing, or the whole. */
  refund: { cents: number; inAll: boolean } | null
  currency: string
  productCode: string
  /** Whether more than one piece of one product was bought. */
  moreProducts: boolean
  test: boolean
}

/** A notification as it came, verified: what it says, or why it is rejected. */
export type VerifiedNotification = { notification: ReadNotification } | { forged: true } | { unreadable: true }

/** A shop, whichever it is: where to pay, and its notifications. */
export interface Shop {
  name: ShopName
  notifier: NotifierName
  /** The signed address to pay at. Throws OutsideError where the shop had to be called and did not answer. */
  buyLink(purchase: Purchase): Promise<string>
  /** Reads a notification and its signature. */
  judge(body: Buffer, signature: string, now: Date): Promise<VerifiedNotification>
  /** What the shop wants to read when its notification has arrived, signed as it requires. */
  receipt(body: Buffer, now: Date): { mediaType: string; text: string }
  /** Which header carries the signature; null: it stands in the body. */
  signatureHeader: string | null
}
