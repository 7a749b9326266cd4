import { Button } from '@mantine/core'
import { takeStudentVersion } from '#contract/student-versions.ts'
import { buyingTexts } from '#texts/buying.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWrite } from '#web/ui/use-api.ts'
import { useMe } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from '../students.module.css'
import { ProductsToBuy } from './products-to-buy.tsx'

/** Where one has no product of this kind: how to get one, with a proof or without. */
export function NoStudies() {
  const t = useTexts(buyingTexts)
  const { contactId, companyId } = useMe()
  const { run, pending } = useWrite(takeStudentVersion)
  if (contactId === null)
    return (
      <Section title={t('buying.nothing')}>
        <p>{t('buying.profileFirst')}</p>
        <LinkButton to="/user">{t('buying.toProfile')}</LinkButton>
      </Section>
    )
  if (companyId !== null) return <p>{t('buying.ofCompany')}</p>
  return (
    <div className={classes.sections}>
      <Section title={t('buying.studying')}>
        <div className={classes.sections}>
          <p>{t('buying.studyingHint')}</p>
          <div>
            <Button loading={pending} onClick={() => void run({ body: {} })}>
              {t('buying.take')}
            </Button>
          </div>
        </div>
      </Section>
      <h2>{t('buying.withoutProof')}</h2>
      <ProductsToBuy />
    </div>
  )
}
