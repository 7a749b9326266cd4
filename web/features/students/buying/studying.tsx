import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { takeStudentVersion } from '#contract/student-versions.ts'
import { buyingTexts } from '#texts/buying.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from '../students.module.css'

/** Gives who studies the student version, and leads to where the studies are proven. */
export function StudentOffer() {
  const t = useTexts(buyingTexts)
  const navigate = useNavigate()
  const { run, pending } = useWrite(takeStudentVersion, {
    done: ({ product }) => void navigate({ to: '/products/Student', search: { product: product.id } }),
  })
  return (
    <Section title={t('buying.studying')}>
      <div className={classes.sections}>
        <p>{t('buying.studyingHint')}</p>
        <div>
          <Button variant="default" loading={pending} onClick={() => void run({ body: {} })}>
            {t('buying.take')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
