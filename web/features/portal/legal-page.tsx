import { Alert, Button, Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { type PageSlug, readPage, savePage } from '#contract/portal.ts'
import { fill } from '#texts/fill.ts'
import { portalTexts } from '#texts/portal.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconEdit } from '#web/ui/layout/icons.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './legal-page.module.css'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'

const PageEditor = lazy(async () => ({ default: (await import('./page-editor.tsx')).PageEditor }))

/** Imprint, terms and their like; accounts with the permission edit them here. */
export function LegalPage() {
  const { slug } = useParams({ from: '/pages/$slug' })
  return <Text key={slug} slug={slug} />
}

function Text({ slug }: { slug: PageSlug }) {
  const t = useTexts(portalTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { vendorName, accessibility } = usePortal()
  const facts = { vendor: vendorName, contact: accessibility.contact, date: formats.date(accessibility.date) }
  const [editing, setEditing] = useState(false)
  const { data: page, error, refetchError } = useRead(readPage, { params: { slug } })
  const title = (page && (language === 'de' ? page.titleDe : page.titleEn)) || t(`portal.page.${slug}`)
  if (page && editing)
    return (
      <Page narrow title={t('portal.editTitle', { title })}>
        <LazyBoundary>
          <PageEditor page={page} onDone={() => setEditing(false)} />
        </LazyBoundary>
      </Page>
    )
  const edit = (
    <Button variant="default" leftSection={<IconEdit />} onClick={() => setEditing(true)}>
      {t('portal.edit')}
    </Button>
  )
  return (
    <Page
      narrow
      title={title}
      error={error}
      refetchError={refetchError}
      context={page && t('portal.modified', { date: formats.date(page.modifiedAt) })}
      action={page && can(savePage.access) && edit}
    >
      {can(savePage.access) &&
        page?.unwritten.map((one) => (
          <Alert key={one} color="orange" title={t(`portal.unwrittenTitle.${one}`)}>
            {t('portal.unwrittenText')}
          </Alert>
        ))}
      {page ? (
        <Paragraphs text={fill(language === 'de' ? page.bodyDe : page.bodyEn, facts)} />
      ) : (
        <Skeleton height={120} animate={false} />
      )}
    </Page>
  )
}

/** Plain text: an empty line separates paragraphs. Nothing in it is markup. */
const Paragraphs = ({ text }: { text: string }) => (
  <div className={classes.text}>
    {text.split(/\n\s*\n/).map((paragraph, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- paragraphs have nothing but their place
      <p key={index}>{paragraph}</p>
    ))}
  </div>
)
