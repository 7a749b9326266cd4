import { Button, Checkbox } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { cookiesTexts } from '#texts/cookies.ts'
import { uiTexts } from '#texts/ui.ts'
import { TextLink } from '../../ui/layout/link.tsx'
import { usePortal } from '../../ui/data/use-portal.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'
import classes from './cookie-dialog.module.css'
import { readConsent, cookieDialog, decide } from './cookies.ts'

/** Stands below the page without blocking it: who does not want to choose yet goes on. */
export function CookieDialog({ called }: { called: boolean }) {
  const t = useTexts(cookiesTexts)
  const ui = useTexts(uiTexts)
  const { statistics } = usePortal()
  const title = useId()
  const frame = useRef<HTMLDialogElement>(null)
  useRoomBelow(frame)
  useFocusWhile(called, frame)
  return (
    <dialog
      ref={frame}
      open
      aria-labelledby={title}
      aria-describedby={`${title}-text`}
      tabIndex={-1}
      className={classes.dialog}
    >
      <h2 id={title}>{t('cookies.title')}</h2>
      <p id={`${title}-text`}>
        {t(statistics ? 'cookies.ask' : 'cookies.essentialOnly')}{' '}
        <TextLink to="/pages/$slug" params={{ slug: 'privacy' }}>
          {t('cookies.privacy')}
        </TextLink>
      </p>
      {statistics ? (
        <Choices open={called} />
      ) : (
        <>
          <p>{t('cookies.essentialText')}</p>
          <div className={classes.buttons}>
            <Button onClick={() => cookieDialog.set('closed')}>{ui('ui.close')}</Button>
          </div>
        </>
      )}
    </dialog>
  )
}

function Choices({ open }: { open: boolean }) {
  const t = useTexts(cookiesTexts)
  const [settings, setSettings] = useState(open)
  const [stats, setStats] = useState(() => readConsent()?.stats ?? false)
  return (
    <>
      {settings && (
        <div className={classes.settings}>
          <Checkbox label={t('cookies.essential')} description={t('cookies.essentialText')} checked disabled readOnly />
          <Checkbox
            label={t('cookies.stats')}
            description={t('cookies.statsText')}
            checked={stats}
            onChange={(event) => setStats(event.currentTarget.checked)}
          />
        </div>
      )}
      <div className={classes.buttons}>
        <Button onClick={() => decide(true)}>{t('cookies.accept')}</Button>
        <Button onClick={() => decide(false)}>{t('cookies.decline')}</Button>
        {settings ? (
          <Button variant="default" onClick={() => decide(stats)}>
            {t('cookies.save')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setSettings(true)}>
            {t('cookies.settings')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The page gets room below, so that everything on it can be scrolled clear of the dialog. */
function useRoomBelow(frame: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--cookie-room', `${frame.current?.offsetHeight ?? 0}px`),
    )
    observer.observe(frame.current!)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--cookie-room')
    }
  }, [frame])
}

/** A user who called the dialog up is led there, may leave it with Escape, and is led back. */
function useFocusWhile(called: boolean, frame: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!called) return undefined
    const before = document.activeElement
    const element = frame.current
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && cookieDialog.set('closed')
    element?.focus()
    element?.addEventListener('keydown', escape)
    return () => {
      element?.removeEventListener('keydown', escape)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [called, frame])
}
