/**
 * Free mailers most people know: their addresses prove nothing. The full lists are in the database; these count where
 * they cannot be read, or somebody emptied them.
 */
export const wellKnownMailers: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.de', 'hotmail.com', 'hotmail.de', 'live.com', 'live.de'],
  ...['msn.com', 'yahoo.com', 'yahoo.de', 'ymail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'aol.de'],
  ...['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch', 'gmx.com', 'web.de', 'freenet.de', 't-online.de', 'arcor.de'],
  ...['posteo.de', 'mailbox.org', 'proton.me', 'protonmail.com', 'tutanota.com', 'tuta.io', 'mail.de', 'mail.com'],
  ...['mail.ru', 'yandex.ru', 'yandex.com', 'qq.com', '163.com', '126.com', 'zoho.com', 'fastmail.com', 'bluewin.ch'],
])
