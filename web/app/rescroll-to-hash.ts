/** A link to a part of the page one is on leads there however often it is followed: the router goes nowhere the second time. */
export function rescrollToHash(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
    if (link?.href === location.href) document.getElementById(link.hash.slice(1))?.scrollIntoView()
  })
}
