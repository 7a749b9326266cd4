import { buyingTexts } from '#texts/buying.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useMe } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../students.module.css'
import { ProductsToBuy } from './products-to-buy.tsx'
import { StudentOffer } from './studying.tsx'

/** Where one has no product of this kind: how to get one, with a proof or without. */
export function NoStudies() {
  const t = useTexts(buyingTexts)
  const { contactId, companyId } = useMe()
  if (contactId === null)
    return (
      <Section title={t('buying.nothing')}>
        <div className={classes.sections}>
          <p>{t('buying.profileFirst')}</p>
          <div>
            <LinkButton to="/user">{t('buying.toProfile')}</LinkButton>
          </div>
        </div>
      </Section>
    )
  if (companyId !== null) return <p>{t('buying.ofCompany')}</p>
  return (
    <div className={classes.sections}>
      <StudentOffer />
      <Section title={t('buying.withoutProof')}>
        <ProductsToBuy />
      </Section>
    </div>
  )
}
