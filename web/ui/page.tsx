import { useRouterState } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { ErrorNotice } from './error-notice.tsx'
import classes from './page.module.css'
import { PageTools } from './page-tools.ts'
import { usePortal } from './use-portal.ts'
import { useTexts } from './use-texts.tsx'

interface PageProps {
  title: string
  /** One line below the title. */
  context?: ReactNode
  /** The primary action, at the right. */
  action?: ReactNode
  /** Where this page hangs, below the top level: `[<TextLink to="/companies">Firmen</TextLink>]`. */
  crumbs?: ReactNode[]
  /** One list fills the page: its search and menus stand beside the title. */
  list?: boolean
  /** Readable width for texts and forms; tables take all there is. */
  narrow?: boolean
  /** A small card in the middle: sign-in and its like. */
  slim?: boolean
  /** Shown in place of the content when what the page is about could not be read. */
  error?: Error | null
  /** What could not be read then. */
  failed?: string
  children?: ReactNode
}

let entered = ''

/** The frame of every page: title, context, primary action, content. Names the browser tab and takes the focus. */
export function Page({ title, context, action, crumbs, list, narrow, slim, error, failed, children }: PageProps) {
  const t = useTexts(uiTexts)
  const { vendorName } = usePortal()
  // The address drawn, not the one being loaded: the page left must not take the focus of the next.
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const heading = useRef<HTMLHeadingElement>(null)
  const [tools, setTools] = useState<HTMLElement | null>(null)

  useEffect(() => {
    document.title = `${title} – ${vendorName}`
  }, [title, vendorName])

  useEffect(() => {
    // On the first load the browser's own starting point is right.
    if (path && entered && entered !== path) heading.current?.focus({ preventScroll: true })
    if (path) entered = path
  }, [path])

  return (
    <article
      className={classes.page}
      data-list={list || undefined}
      data-narrow={narrow || undefined}
      data-slim={slim || undefined}
    >
      {crumbs && (
        <nav aria-label={t('ui.breadcrumbs')} className={classes.crumbs}>
          <ol>
            {crumbs.map((crumb, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the path above a page keeps its order
              <Fragment key={index}>
                <li>{crumb}</li>
              </Fragment>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <header className={classes.head}>
        <div className={classes.words}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {context && <div className={classes.context}>{context}</div>}
        </div>
        {list && <div ref={setTools} className={classes.tools} />}
        {action && <div className={classes.action}>{action}</div>}
      </header>
      {error ? (
        <ErrorNotice error={error} failed={failed} />
      ) : list ? (
        // The list is drawn once its tools have a place, so that they do not jump.
        tools && <PageTools value={tools}>{children}</PageTools>
      ) : (
        children
      )}
    </article>
  )
}
