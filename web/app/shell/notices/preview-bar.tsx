import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { rolesTexts } from '#texts/roles.ts'
import { roleName } from '#texts/role-names.ts'
import { preview } from '../../../api/preview.ts'
import { useLanguage, useTexts } from '../../../ui/data/use-texts.tsx'
import classes from './preview-bar.module.css'
import { useStored } from '../../../ui/data/use-stored.ts'

/** Says on every page that a role is only looked at, and leads back to it. */
export function PreviewBar() {
  const t = useTexts(rolesTexts)
  const { language } = useLanguage()
  const router = useRouter()
  const as = useStored(preview)
  if (!as) return null
  const leave = () => {
    preview.set(null)
    void router.navigate({ to: '/management/editrole/$id', params: { id: as.roleId }, ignoreBlocker: true })
  }
  return (
    <section className={classes.bar} aria-label={t('roles.viewBar')}>
      <output className={classes.words}>
        <strong>{t('roles.viewing', { name: roleName(as.name, language) })}</strong> {t('roles.viewingHint')}
      </output>
      <Button size="xs" variant="default" onClick={leave}>
        {t('roles.viewLeave')}
      </Button>
    </section>
  )
}
