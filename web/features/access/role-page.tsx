import { Button } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { changeRole, listRolePermissions, readRole, type Role, type RoleInput, roleInput } from '#contract/roles.ts'
import { rolesTexts } from '#texts/roles.ts'
import { roleName } from '#texts/role-names.ts'
import { roleDescription } from '#texts/seeded-roles.ts'
import { call } from '#web/api.ts'
import { asApiError } from '#web/api/api-error.ts'
import { preview } from '#web/api/preview.ts'
import { EntryForm, FieldSection } from '#web/ui/form/entry/entry-form.tsx'
import { TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { mayLeave } from '#web/ui/form/unsaved.ts'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { IconEye } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { PermissionsCard } from './permissions-card.tsx'
import { RoleSettingsFields } from './role-settings.tsx'

/** One role: its form, its permissions, and the portal as it would see it. */
export function RolePage() {
  const t = useTexts(rolesTexts)
  const { language } = useLanguage()
  const { id } = useParams({ from: '/management/editrole/$id' })
  const { data: role, error, refetchError } = useRead(readRole, { params: { id } })
  const view = useViewAs()
  const viewAs = role && (
    <Button variant="default" leftSection={<IconEye />} onClick={() => void view(role)}>
      {t('roles.viewAs')}
    </Button>
  )
  return (
    <Page
      title={role && roleName(role.name, language)}
      context={role && roleDescription(role.description, language)}
      action={viewAs}
      error={error}
      refetchError={refetchError}
    >
      {role && <RoleForm key={`${role.id} form`} role={role} />}
      {role && (
        <PermissionsCard key={`${role.id} permissions`} role={{ ...role, name: roleName(role.name, language) }} />
      )}
    </Page>
  )
}

function RoleForm({ role }: { role: Role }) {
  const t = useTexts(rolesTexts)
  const { language } = useLanguage()
  const { id, modifiedAt, fixed, accounts: _a, permissions: _p, ...stored } = role
  const localised = {
    name: roleName(stored.name, language),
    description: roleDescription(stored.description, language),
  }
  const entry = useEntry<typeof changeRole, RoleInput>(changeRole, {
    initial: { ...stored, ...localised },
    schema: roleInput,
    // What was only told in another language is not changed by saving something else.
    input: ({ name, description, ...settings }) => ({
      params: { id },
      body: {
        ...settings,
        name: name === localised.name ? stored.name : name,
        description: description === localised.description ? stored.description : description,
        modifiedAt,
      },
    }),
    done: (saved) => notify.success(t('roles.saved', { name: roleName(saved.name, language) })),
  })
  return (
    <section aria-label={t('roles.details')}>
      <EntryForm entry={entry}>
        <FieldSection title={t('roles.details')}>
          <TextField
            {...entry.field('name', t('roles.name'))}
            autoComplete="off"
            disabled={fixed}
            {...(fixed ? { hint: t('roles.fixedHint') } : {})}
          />
          <TextareaField {...entry.field('description', t('roles.description'))} rows={2} />
        </FieldSection>
        <RoleSettingsFields entry={entry} keepsPurpose={role.purpose !== null} />
      </EntryForm>
    </section>
  )
}

/** Starts the view with what the role holds at this moment, where such an account would start. */
function useViewAs(): (role: Role) => Promise<void> {
  const navigate = useNavigate()
  const { language } = useLanguage()
  return async ({ id, name, landing, factorLanding, studentVersion }) => {
    if (!(await mayLeave())) return
    try {
      const { items } = await call(listRolePermissions, { params: { id } })
      preview.set({
        roleId: id,
        name,
        permissions: items.filter(({ granted }) => granted).map(({ key }) => key),
        settings: { landing, factorLanding, studentVersion },
      })
      await navigate({ to: '/', ignoreBlocker: true })
    } catch (thrown) {
      notify.error(asApiError(thrown).text(language))
    }
  }
}
