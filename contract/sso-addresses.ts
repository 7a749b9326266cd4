/** Where OIDC providers send people back to: a page of the portal, one per provider. */
export const redirectAddress = (publicUrl: string, identifier: string): string => `${publicUrl}/sso/${identifier}`

/** The name a SAML provider knows the portal by. */
export const entityId = (publicUrl: string, identifier: string): string => `${publicUrl}/sso/${identifier}/saml`

/** Where SAML providers post their assertions to. */
export const assertionAddress = (publicUrl: string, identifier: string): string =>
  `${publicUrl}/api/session/sso/${identifier}/saml`

/** Where the portal's own SAML metadata stand, which say both. */
export const metadataAddress = (publicUrl: string, identifier: string): string =>
  `${publicUrl}/api/session/sso/${identifier}/metadata`
