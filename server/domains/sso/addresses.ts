import { tenantPlace } from '#contract/sso.ts'

/** The issuer of one company: the provider's, with the company's tenant put in. */
export const issuerOf = ({ issuer, tenantId }: { issuer: string; tenantId: string }): string =>
  issuer.replace(tenantPlace, encodeURIComponent(tenantId))
