import { Anchor, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { type PageSlug, pageSlugs } from '#contract/portal.ts'
import { legalTitleTexts } from '#texts/legal-titles.ts'
import { pageTitleTexts } from '#texts/page-titles.ts'
import { shellTexts } from '#texts/shell.ts'
import { IconExternal } from '../../ui/layout/frame-icons.tsx'
import { TextLink } from '../../ui/layout/link.tsx'
import { usePortal } from '../../ui/data/use-portal.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'
import { cookieDialog } from '../preferences/cookies.ts'
import classes from './footer.module.css'

const order: readonly PageSlug[] = ['contact', 'terms', 'licence', 'privacy', 'accessibility', 'imprint']

/** Legal links: the vendor's own pages where configured, else the portal's. */
export function Footer() {
  const t = useTexts(shellTexts)
  const name = useTexts(pageTitleTexts)
  const legal = useTexts(legalTitleTexts)
  const { footerLinks } = usePortal()
  return (
    <footer className={classes.footer}>
      <nav aria-label={t('shell.footer')}>
        <ul className={classes.links}>
          {order
            .filter((slug) => pageSlugs.includes(slug))
            .map((slug) => (
              <li key={slug}>
                {footerLinks[slug] ? (
                  <Outside to={footerLinks[slug]} name={name(`portal.page.${slug}`)} />
                ) : (
                  <TextLink to="/pages/$slug" params={{ slug }} c="dimmed">
                    {name(`portal.page.${slug}`)}
                  </TextLink>
                )}
              </li>
            ))}
          {(['cancellation', 'withdrawal'] as const).map((kind) => (
            <li key={kind}>
              {footerLinks[kind] ? (
                <Outside to={footerLinks[kind]} name={legal(`legal.${kind}.title`)} />
              ) : (
                <TextLink to={`/legal/${kind}`} c="dimmed">
                  {legal(`legal.${kind}.title`)}
                </TextLink>
              )}
            </li>
          ))}
          <li>
            <UnstyledButton className={classes.button ?? ''} onClick={() => cookieDialog.set('called')}>
              {name('cookies.open')}
            </UnstyledButton>
          </li>
        </ul>
      </nav>
    </footer>
  )
}

function Outside({ to, name }: { to: string; name: string }) {
  const t = useTexts(shellTexts)
  return (
    <Anchor href={to} rel="noreferrer" c="dimmed">
      {name} <IconExternal size="0.875em" />
      <VisuallyHidden>{t('shell.external')}</VisuallyHidden>
    </Anchor>
  )
}
