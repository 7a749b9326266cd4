import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { fetchLicence, listPassports, type Passport } from '#contract/passports.ts'
import { passportTexts } from '#texts/passports.ts'
import { breakableName } from '#web/ui/layout/text/breakable.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { IconCloud, IconDocument, IconDownload } from '#web/ui/layout/icons.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { machineName } from '#contract/machine-name.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './passport.module.css'
import { useFetchLicence } from '#web/shared/licences/use-fetch-licence.ts'
import { ValidityLine } from './validity-line.tsx'
import { productName } from '#texts/product-names.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

interface PassportsProps {
  company: { id: string }
  /** What other features say of a product, on its card. */
  mark: (holdingId: string) => ReactNode
  /** What stands below: drawn once it is known where that is. */
  children?: ReactNode
}

/** What a company has, product by product: how long it runs, and the current licence files. */
export function Passports({ company, mark, children }: PassportsProps) {
  const t = useTexts(passportTexts)
  const { data, error, refetch } = useRead(listPassports, { params: { id: company.id } })
  if (error)
    return (
      <>
        <ErrorNotice error={error} retry={refetch} />
        {children}
      </>
    )
  return (
    <>
      <section aria-label={t('passport.list')} aria-busy={!data}>
        {data?.items.length === 0 && <p>{t('passport.none')}</p>}
        <ul className={classes.cards}>
          {data?.items.map((passport) => (
            <li key={passport.id} className={classes.card} data-disabled={passport.disabled || undefined}>
              <Card passport={passport} mark={mark(passport.id)} />
            </li>
          ))}
        </ul>
      </section>
      {data && children}
    </>
  )
}

interface CardProps {
  passport: Passport
  mark: ReactNode
}

function Card({ passport: { id, product, note, disabled, validity, modules, hosts, imports }, mark }: CardProps) {
  const t = useTexts(passportTexts)
  const why = useTexts(reasonsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { fetchOne: fetchFile } = useFetchLicence(id)
  const title = productName(product, language)
  const subtitle = language === 'de' ? product.subtitleDe : product.subtitleEn
  const licensed = hosts.filter((host) => host.licence && !host.disabled)
  const files = [
    ...licensed.map(({ licence, machines }) => ({ ...licence!, machine: machines.map(machineName).join(', ') })),
    ...(licensed.length > 0 ? [] : imports.slice(0, 1).map((file) => ({ ...file, machine: '' }))),
  ]
  // Cloud products have no licence file: they are streamed.
  const streamed = product.kind === 'cloud' && files.length === 0
  return (
    <>
      {product.imageId && <img className={classes.picture} src={`/api/products/${product.id}/picture`} alt="" />}
      <div className={classes.words}>
        <h2 className={classes.title}>
          {title} {disabled && <Badge color="gray">{t('passport.disabled')}</Badge>}
        </h2>
        {subtitle && <p className={classes.line}>{subtitle}</p>}
        <p className={classes.line}>
          {streamed ? t('passport.cloud') : <ValidityLine validity={validity} />}
          {modules && ` · ${t('passport.moduleCount', { count: modules.length })}`}
        </p>
        {mark}
        {note && <p className={classes.note}>{note}</p>}
        {files.length > 0 && (
          <PlainList className={classes.files}>
            {files.map((file) => (
              <li key={file.id}>
                <span>
                  {breakableName(file.fileName)}
                  {file.machine && <small>{file.machine}</small>}
                </span>
                {can(fetchLicence.access) && (
                  <RowButton
                    text={t('passport.download', { fileName: file.fileName })}
                    icon={<IconDownload />}
                    reason={disabled && why('reason.productOff')}
                    onClick={() => fetchFile(file.id)}
                  />
                )}
              </li>
            ))}
          </PlainList>
        )}
        {streamed && (
          <LinkButton className={classes.open} variant="default" size="xs" to="/awslogin" leftSection={<IconCloud />}>
            {t('passport.toCloud')}
          </LinkButton>
        )}
        {!streamed && (
          <LinkButton
            className={classes.open}
            variant="default"
            size="xs"
            to="/products/passport/$id"
            params={{ id }}
            leftSection={<IconDocument />}
            aria-label={t('passport.openOf', { product: title })}
          >
            {t('passport.open')}
          </LinkButton>
        )}
      </div>
    </>
  )
}
