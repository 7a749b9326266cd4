import { createContext, useContext } from 'react'
import type { Portal } from '#contract/portal.ts'

export const PortalContext = createContext<Portal>({
  vendorName: 'Keywerk',
  vendorColour: '#1d4f7c',
  vendorLogo: false,
  language: 'de',
  timeZone: 'Europe/Berlin',
  productKey: 'product',
  demo: false,
  footerLinks: {},
  statistics: null,
  companySignIn: false,
  cloud: false,
  accessibility: { contact: '', date: '2026-11-28' },
})

/** The vendor's name, colour and links. */
export const usePortal = (): Portal => useContext(PortalContext)
