import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { frameUiTexts } from '#texts/ui-frame.ts'
import { asApiError } from '../../../api/api-error.ts'
import { ErrorNotice } from '../../feedback/error-notice.tsx'
import { Help } from '../text/help.tsx'
import { TextLink } from '../link.tsx'
import classes from './page.module.css'
import { PageTools } from './page-tools.ts'
import { Pending, PendingContent } from '../../feedback/pending.tsx'
import { usePortal } from '../../data/use-portal.ts'
import { useTexts } from '../../data/use-texts.tsx'
import { pageLink, RecordTabs } from '../../menu/record-tabs.tsx'
import { useBreadcrumb } from './breadcrumb.ts'
import { Buttons } from '../buttons.tsx'

interface PageProps {
  /** Undefined while what the page is about is being read. */
  title: string | undefined
  /** One line below the title. */
  context?: ReactNode
  /** What the record belongs to, such as a company: named with it where records opened last are listed. */
  of?: string | null | undefined
  /** The primary action, at the right. */
  action?: ReactNode
  /** What stands between the page and its entry of the menu, such as the company of a product. */
  crumbs?: ReactNode[]
  /** One list fills the page: its search and menus stand beside the title. */
  list?: boolean
  /** Readable width for texts and forms; tables take all there is. */
  narrow?: boolean
  /** A small card in the middle: sign-in and its like. */
  slim?: boolean
  /** Why what the page is about could not be read: shown in place of the content. */
  error?: Error | null | undefined
  /** Why it could not be read again: shown above the content, which stays with all that was typed into it. */
  refetchError?: Error | null | undefined
  /** What could not be read then. */
  failed?: string
  children?: ReactNode
}

let entered = ''

/** The frame of every page: title, context, primary action, content. Names the browser tab and takes the focus. */
export function Page({
  title: named,
  context,
  of,
  action,
  crumbs = [],
  list,
  narrow,
  slim,
  error,
  refetchError,
  failed,
  children,
}: PageProps) {
  const { vendorName } = usePortal()
  const t = useTexts(frameUiTexts)
  // The address drawn, not the one being loaded: the page left must not take the focus of the next.
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const heading = useRef<HTMLHeadingElement>(null)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [below, setBelow] = useState<HTMLElement | null>(null)

  // What is not there has no name that could still come.
  const title = named ?? (error ? t(asApiError(error).status === 404 ? 'ui.gone' : 'ui.unread') : undefined)
  useEffect(() => {
    document.title = title === undefined ? vendorName : `${title} – ${vendorName}`
  }, [title, vendorName])

  const { opened } = useBreadcrumb()
  useEffect(() => {
    if (named !== undefined && path) opened(named, of ?? undefined)
  }, [named, of, path, opened])

  useEffect(() => {
    // On the first load the browser's own starting point is right; a dialog opened meanwhile keeps the focus.
    const within = document.activeElement?.closest('[role="dialog"]')
    if (path && entered && entered !== path && !within) heading.current?.focus({ preventScroll: true })
    if (path) entered = path
  }, [path])

  return (
    <article
      className={classes.page}
      data-list={list || undefined}
      data-narrow={narrow || undefined}
      data-slim={slim || undefined}
    >
      <Trail crumbs={crumbs}>{title ?? <Pending />}</Trail>
      <header className={classes.head}>
        <div className={classes.words}>
          <div className={classes.line}>
            <h1 ref={heading} tabIndex={-1} className={classes.title}>
              {title ?? <Pending />}
            </h1>
            <Help below={below} />
          </div>
          {context && (
            <div className={classes.context}>
              {/* A line never begins with the dot between two facts. */}
              {typeof context === 'string' ? context.replaceAll(' · ', '\u00a0· ') : context}
            </div>
          )}
        </div>
        {list && <div ref={setTools} className={classes.tools} />}
        {action && <Buttons>{action}</Buttons>}
      </header>
      <div ref={setBelow} className={classes.below} />
      <Siblings />
      {error && <ErrorNotice error={error} failed={failed} />}
      {refetchError && <ErrorNotice error={refetchError} failed={t('ui.notRefreshed')} />}
      {error ? null : title === undefined ? (
        <PendingContent />
      ) : list ? (
        // The list is drawn once its tools have a place, so that they do not jump.
        tools && <PageTools value={tools}>{children}</PageTools>
      ) : (
        children
      )}
    </article>
  )
}

/** To the other pages of the same entry of the menu, on each of them. */
function Siblings() {
  const { place, subject } = useBreadcrumb()
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (!subject || place?.to !== path) return null
  return (
    <RecordTabs
      label={subject.text}
      links={subject.pages.map(({ to, text, mark }) => (
        <TextLink key={to} to={to as '/user'} aria-current={to === path ? 'page' : undefined} {...pageLink}>
          {text}
          {mark}
        </TextLink>
      ))}
    />
  )
}

/** The way from the menu to this page; none on pages that are entries of the menu themselves. */
function Trail({ crumbs, children }: { crumbs: ReactNode[]; children: ReactNode }) {
  const t = useTexts(frameUiTexts)
  const { place: way, subject } = useBreadcrumb()
  const path = useRouterState({ select: (state) => state.location.pathname })
  // A subject called as its first page is, is said once.
  const about = subject?.text === way?.text ? undefined : subject
  const [first] = about?.pages ?? []
  const entry = way && way.to !== path ? way : undefined
  if (crumbs.length === 0 && !entry && !about) return null
  return (
    <nav aria-label={t('ui.breadcrumbs')} className={classes.crumbs}>
      <ol>
        {about && first && (
          <li>
            <TextLink to={first.to as '/user'}>{about.text}</TextLink>
          </li>
        )}
        {entry && (
          <li>
            <TextLink to={entry.to as '/user'}>{entry.text}</TextLink>
          </li>
        )}
        {crumbs.map((crumb, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the path above a page keeps its order
          <li key={index}>{crumb}</li>
        ))}
        <li aria-current="page">{children}</li>
      </ol>
    </nav>
  )
}
