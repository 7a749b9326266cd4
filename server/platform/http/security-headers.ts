import type { Configuration } from '../installation/configuration.ts'

/** What of a browser the pages may use: passkeys and copying, nothing that hears, sees, pays or follows. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .concat(['publickey-credentials-get=(self)', 'publickey-credentials-create=(self)', 'clipboard-write=(self)'])
  .join(', ')

/** The security headers of every answer; the same for all of them, so they are made once. */
export function securityHeaders({ PUBLIC_URL, MATOMO_URL }: Configuration): Readonly<Record<string, string>> {
  const statistics = MATOMO_URL ? [new URL(MATOMO_URL).origin] : []
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...statistics],
    // The component library sets styles on elements; scripts stay strict.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...statistics],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...statistics],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // PDFs that the page has read, such as proofs, are drawn in it; Chromium takes its own viewer for an object.
    'frame-src': ['blob:'],
    'object-src': ['blob:'],
    // Strings become markup or scripts through the pages' own policy alone; the challenge's element brings one.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'sandboxed', 'svelte-trusted-html'],
  }
  if (PUBLIC_URL.startsWith('https:')) policy['upgrade-insecure-requests'] = []
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}
