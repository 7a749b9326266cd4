import { readLogo } from '#contract/portal.ts'
import { usePortal } from '../../ui/data/use-portal.ts'
import classes from './vendor-logo.module.css'

/** The vendor's logo, where there is one; it stands beside the vendor's name, so nothing is read out. */
export function VendorLogo({ large }: { large?: true }) {
  const { vendorLogo } = usePortal()
  return vendorLogo ? <img src={`/api${readLogo.path}`} alt="" className={classes.logo} data-large={large} /> : null
}
