/**
 * Whether an address is a page's, by the paths of the web interface's routes: `$id` and `{$product}` in them stand for
 * any word. Case and a slash at the end make no difference, as in the browser's router.
 */
export function pageAddresses(paths: readonly string[]): (url: string) => boolean {
  const words = (path: string) =>
    path
      .split(/(\{\$\w+\}|\$\w+)/)
      .map((part, at) => (at % 2 === 1 ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
      .join('')
  const known = new RegExp(`^(?:${paths.map((path) => words(path.replace(/\/$/, ''))).join('|')})/?$`, 'i')
  return (url) => known.test(decodeURI(url.replace(/[?#].*/s, '')).replace(/\/{2,}/g, '/'))
}
