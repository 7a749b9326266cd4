import { mailMenuTexts } from '#texts/menu/mails.ts'
import { IconMail } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const mailMenu = menuPart(mailMenuTexts, [{ place: 360, to: '/mails', text: 'shell.mails', icon: IconMail }])
