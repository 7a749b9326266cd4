import { useQueryClient } from '@tanstack/react-query'
import { fetchLicence, fetchLicences } from '#contract/passports.ts'
import { passportTexts } from '#texts/passports.ts'
import { download } from '#web/api.ts'
import { asApiError } from '#web/api/api-error.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

interface Fetching {
  /** Saves a current licence file; the server notes who fetched it. */
  fetchOne: (fileId: string) => void
  /** Several of them, as an archive. */
  fetchMany: (fileIds: readonly string[]) => void
}

/** Fetches licence files of a product. */
export function useFetchLicence(holdingId: string): Fetching {
  const t = useTexts(passportTexts)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const saved = (fileName: string) => {
    notify.success(t('passport.downloaded', { fileName }))
    return queries.invalidateQueries()
  }
  const failed = (thrown: unknown) => tellFailure(asApiError(thrown), language, fetchLicence.name)
  const params = { id: holdingId }
  const fetchOne = (fileId: string) =>
    void download(fetchLicence, { params, body: { fileId } }).then(saved).catch(failed)
  return {
    fetchOne,
    fetchMany: (fileIds) => {
      const [only, ...others] = fileIds
      if (only !== undefined && others.length === 0) fetchOne(only)
      else
        void download(fetchLicences, { params, body: { fileIds: [...fileIds] } })
          .then(saved)
          .catch(failed)
    },
  }
}
