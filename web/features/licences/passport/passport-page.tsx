import { Badge, Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { listCompanies } from '#contract/companies.ts'
import { fetchLicence, type Passport, type PassportHost, printPassport, readPassport } from '#contract/passports.ts'
import { passportTexts } from '#texts/passports.ts'
import { holderLine } from '#texts/passport-words.ts'
import { HolderLink } from '#web/shared/holdings/holder-link.tsx'
import { IconDownload, IconPrint } from '#web/ui/layout/icons.tsx'
import { Menu, MenuItem } from '#web/ui/menu/menu.tsx'
import { machineName } from '#contract/machine-name.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { usePrint } from '#web/ui/data/use-print.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { PassportFiles } from './passport-files.tsx'
import { PassportHosts } from './passport-hosts.tsx'
import { PassportModules } from './passport-modules.tsx'
import classes from './passport.module.css'
import { useFetchLicence } from '#web/shared/licences/use-fetch-licence.ts'
import { ValidityLine } from './validity-line.tsx'
import { productTitle } from '#texts/product-names.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { LinkedText } from '#web/ui/layout/text/words.tsx'
import { Buttons } from '#web/ui/layout/buttons.tsx'

interface PassportPageProps {
  /** Whether the actions are known: the page waits for them, so that nothing moves below them. */
  ready: boolean
  /** Beside the licence file, at the head: what other features do with the product. */
  actions: (passport: Passport) => ReactNode
  /** What is under way, above everything else. */
  above: (passport: Passport) => ReactNode
  /** What other features do with a machine, at the end of its row. */
  more: (hostId: string) => ReactNode
  /** What other features say of a machine, behind its name. */
  mark: (host: PassportHost) => ReactNode
  children: (passport: Passport) => ReactNode
}

/** The licence passport of one product, on screen and on paper; below it what other features bring (`children`). */
export function PassportPage({ ready, actions, above, more, mark, children }: PassportPageProps) {
  const t = useTexts(passportTexts)
  const { language } = useLanguage()
  const download = useDownload()
  const printPdf = usePrint()
  const { id } = useParams({ from: '/products/passport/$id' })
  const { can } = useSession()
  const { data: passport, error, refetchError } = useRead(readPassport, { params: { id } })
  if (!passport || !ready) return <Page title={undefined} error={error} refetchError={refetchError} />
  const { product, holder, disabled, validity } = passport
  const title = productTitle(product, language)
  const guide = (language === 'en' && passport.guideEn) || passport.guideDe
  const pdf = { params: { id }, query: { language } }
  return (
    <div className={classes.sheet}>
      <Page
        title={t('passport.of', { product: title, version: product.version })}
        context={
          <>
            {holderLine(holder, language)} · <ValidityLine validity={validity} />{' '}
            {disabled && <Badge color="gray">{t('passport.disabled')}</Badge>}
          </>
        }
        of={can(listCompanies.access) ? holder.name : null}
        crumbs={can(listCompanies.access) ? [<HolderLink key="holder" holder={holder} />] : []}
        action={
          <div className={classes.screenOnly}>
            <Buttons>
              <TakeFile passport={passport} />
              {actions(passport)}
              <Button variant="default" leftSection={<IconPrint />} onClick={() => void printPdf(printPassport, pdf)}>
                {t('passport.print')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconDownload />}
                onClick={() => void download(printPassport, pdf)}
              >
                {t('passport.pdf')}
              </Button>
            </Buttons>
          </div>
        }
      >
        <div className={classes.screenOnly}>{above(passport)}</div>
        <PassportHosts passport={passport} more={more} mark={mark} />
        <PassportFiles passport={passport} />
        {guide && (
          <Section title={t('passport.guide')}>
            <LinkedText>{guide}</LinkedText>
          </Section>
        )}
        <PassportModules modules={passport.modules} />
        <div className={classes.screenOnly}>{children(passport)}</div>
      </Page>
    </div>
  )
}

/** The current licence file, of several machines the one chosen. */
function TakeFile({ passport: { id, hosts, imports, disabled } }: { passport: Passport }) {
  const t = useTexts(passportTexts)
  const { can } = useSession()
  const { fetchOne: fetchFile } = useFetchLicence(id)
  const issued = hosts.flatMap(({ licence, machines, disabled: off, movedTo }) =>
    licence && !off && movedTo === null ? [{ ...licence, machine: machineName(machines[0]) }] : [],
  )
  const files = issued.length > 0 ? issued : imports.slice(0, 1).map((file) => ({ ...file, machine: '' }))
  const [only] = files
  if (!only || disabled || !can(fetchLicence.access)) return null
  const button = { leftSection: <IconDownload />, children: t('passport.takeFile') }
  if (files.length === 1) return <Button {...button} onClick={() => fetchFile(only.id)} />
  return (
    <Menu button={(attributes) => <Button {...button} {...attributes} />}>
      {files.map((file) => (
        <MenuItem key={file.id} onClick={() => fetchFile(file.id)}>
          {[file.machine, file.fileName].filter(Boolean).join(' · ')}
        </MenuItem>
      ))}
    </Menu>
  )
}
