import { useQueryClient } from '@tanstack/react-query'
import { fetchLicence } from '#contract/passports.ts'
import { passportTexts } from '#texts/passports.ts'
import { download } from '#web/api.ts'
import { asApiError } from '#web/api/api-error.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

/** Saves a current licence file; the server notes who fetched it. */
export function useFetchLicence(holdingId: string): (fileId: string) => void {
  const t = useTexts(passportTexts)
  const { language } = useLanguage()
  const queries = useQueryClient()
  return (fileId) => {
    download(fetchLicence, { params: { id: holdingId }, body: { fileId } })
      .then((fileName) => {
        notify.success(t('passport.downloaded', { fileName }))
        return queries.invalidateQueries()
      })
      .catch((thrown: unknown) => tellFailure(asApiError(thrown), language, fetchLicence.name))
  }
}
