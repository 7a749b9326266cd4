import { Badge, Paper, Stack, Text } from '@mantine/core'
import { listMyHoldings } from '#contract/holdings.ts'
import { readMyVerification, type VerificationStatus } from '#contract/students.ts'
import { studentsTexts } from '#texts/students.ts'
import { IconBox } from '#web/ui/icons.tsx'
import { Page } from '#web/ui/page.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import classes from './students.module.css'

/** The student version: its picture and how far one's verification is. */
export function StudentPage() {
  const t = useTexts(studentsTexts)
  const { language } = useLanguage()
  const products = useRead(listMyHoldings)
  const verification = useRead(readMyVerification)
  const product = products.data?.items.find((one) => one.product.kind === 'student')?.product
  const title = product && (language === 'de' ? product.titleDe : product.titleEn)
  return (
    <Page
      narrow
      title={product ? `${title} ${product.version}` : t('students.title')}
      context={product && (language === 'de' ? product.subtitleDe : product.subtitleEn)}
      error={products.error ?? verification.error}
    >
      <div className={classes.columns}>
        {product?.imageId ? (
          <img className={classes.picture} src={`/api/products/${product.id}/picture`} alt="" />
        ) : (
          <span className={classes.picture}>
            <IconBox />
          </span>
        )}
        {verification.data && <Verification {...verification.data} />}
      </div>
    </Page>
  )
}

const recognised = new Set<VerificationStatus>([3, 8])

function Verification({
  status,
  university,
}: {
  status: VerificationStatus
  university: { de: string; en: string } | null
}) {
  const t = useTexts(studentsTexts)
  const { language } = useLanguage()
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="verification">
      <Stack gap="sm">
        <h2 id="verification" className={classes.heading}>
          {t('students.verification')}
        </h2>
        <Badge color={recognised.has(status) ? 'green' : 'gray'} variant="outline" className={classes.badge ?? ''}>
          {t(`students.status.${status}`)}
        </Badge>
        <Text>{t(`students.meaning.${status}`)}</Text>
        {university && <Text>{t('students.university', { name: university[language] })}</Text>}
      </Stack>
    </Paper>
  )
}
