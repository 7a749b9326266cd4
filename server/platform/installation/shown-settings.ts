import { type Configuration, environment } from './configuration.ts'

const shown = ['VENDOR_NAME', 'PRODUCT_KEY', 'MAIL_FROM', 'MAIL_LICENCE_FROM'] as const
export type ShownSetting = (typeof shown)[number]

/** Mailboxes of the demo's vendor. */
const demoMailbox = /@(.*\.)?wellenwerk\.example$/i

/**
 * The settings of a production installation that still have the value of the demo, which the repository shows: licences
 * would name the demo's vendor for good, and mails come from it.
 */
export const shownSettings = (configuration: Configuration): ShownSetting[] =>
  configuration.production ? shown.filter((name) => isShown(name, configuration[name])) : []

const isShown = (name: ShownSetting, value: string): boolean =>
  value === environment.shape[name].parse(undefined) || demoMailbox.test(value)
