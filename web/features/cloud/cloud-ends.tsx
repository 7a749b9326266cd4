import type { ReactNode } from 'react'
import { listCompanyCloud } from '#contract/company-cloud.ts'
import { endsWithin } from '#contract/cloud-terms.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { validityWords } from '#texts/passport-words.ts'
import { daysBetween } from '#licence/days.ts'
import { formats, today } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'

/** A company's cloud accounts that end within 90 days, among what else ends there. */
export function useCloudEnds({ id }: { id: string }): { key: string; days: number; line: ReactNode }[] {
  const a = useTexts(cloudAccountTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { data } = useRead(listCompanyCloud, { params: { id } }, { enabled: can(listCompanyCloud.access) })
  const now = today()
  const soon = data?.items.filter((one) => endsWithin(one, now, 90)) ?? []
  return soon.map(({ id: key, stack, endDate }) => {
    const days = daysBetween(now, endDate)
    return {
      key,
      days,
      line: (
        <>
          <TextLink to="/awsaccount" search={{ id: key }}>
            {a('cloudAccount.called', { stack })}
          </TextLink>
          : {validityWords({ state: 'soon', day: endDate, days }, language)} ({formats.date(endDate)})
        </>
      ),
    }
  })
}
