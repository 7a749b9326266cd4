import { Button, Group, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { type IdpMetadata, readIdpMetadata } from '#contract/sso-metadata.ts'
import { ssoTexts } from '#texts/sso.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Certificates } from './certificates.tsx'
import classes from './company-sso.module.css'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** Whether a text is a provider's metadata rather than certificates alone. */
export const isMetadata = (text: string): boolean => /<(?:[\w.-]+:)?Entit(?:y|ies)Descriptor[\s>]/.test(text)

/** Reads a provider's metadata, from their address or as they were pasted, and hands on what they say. */
export function useIdpMetadata(take: (found: IdpMetadata) => void) {
  const [found, setFound] = useState<IdpMetadata | null>(null)
  const { run, pending, error } = useWrite(readIdpMetadata, {
    silent: true,
    done: (answer) => {
      setFound(answer)
      take(answer)
    },
  })
  return {
    found,
    pending,
    error,
    read: (what: { address?: string; text?: string }) => void run({ body: { address: '', text: '', ...what } }),
  }
}

interface Props {
  metadata: ReturnType<typeof useIdpMetadata>
  disabled: boolean
}

/** An address metadata are fetched from; what they fill stands in the fields below and is saved with them. */
export function IdpMetadataField({ metadata: { found, pending, error, read }, disabled }: Props) {
  const t = useTexts(ssoTexts)
  const { language } = useLanguage()
  const [address, setAddress] = useState('')
  const id = useId()
  return (
    <div>
      <Group className={classes.fetch} align="flex-end" gap={8}>
        <TextInput
          id={id}
          type="url"
          label={t('sso.metadata')}
          aria-describedby={`${id}-hint`}
          value={address}
          disabled={disabled}
          spellCheck={false}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Button
          variant="default"
          loading={pending}
          disabled={disabled || !address.trim()}
          onClick={() => read({ address: address.trim() })}
        >
          {t('sso.metadataFetch')}
        </Button>
      </Group>
      <Hint id={`${id}-hint`} mt={4}>
        {t('sso.metadataHint')}
      </Hint>
      <Notice mt="xs">{error?.text(language)}</Notice>
      {found && !error && (
        <output className={classes.taken}>
          <Hint>{t('sso.metadataTaken', { count: found.certificates.length })}</Hint>
          <Certificates certificates={found.certificates} />
        </output>
      )}
    </div>
  )
}
