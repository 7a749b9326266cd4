/** Every piece of advice on the machines of a host ID with its sentence, in both languages. */
import type { Words } from './language.ts'

export const adviceWords = {
  'advice.macMulticast': {
    de: '{mac} (Rechner {slot}) ist eine Gruppenadresse. Keine Netzwerkkarte hat sie; bitte lesen Sie die Adresse neu aus.',
    en: '{mac} (machine {slot}) is a group address. No network card has one; please read the address again.',
  },
  'advice.macLocal': {
    de: '{mac} (Rechner {slot}) ist nicht vom Hersteller der Karte, sondern von Software vergeben. Sie kann sich bei jedem Neustart oder in jedem Netz ändern.',
    en: '{mac} (machine {slot}) was assigned by software, not by the card’s manufacturer. It may change with each restart or network.',
  },
  'advice.macVirtual': {
    de: '{mac} (Rechner {slot}) gehört einer virtuellen Maschine ({maker}). Wer sie kopiert, kopiert die Adresse mit; die Bindung an Rechnername und MAC-Adresse ist sicherer.',
    en: '{mac} (machine {slot}) belongs to a virtual machine ({maker}). Copying the machine copies the address; computer name and MAC address together are safer.',
  },
  'advice.macVirtualBound': {
    de: '{mac} (Rechner {slot}) gehört einer virtuellen Maschine ({maker}). Wer sie kopiert, kopiert die Adresse mit.',
    en: '{mac} (machine {slot}) belongs to a virtual machine ({maker}). Copying the machine copies the address.',
  },
  'advice.macContainer': {
    de: '{mac} (Rechner {slot}) gehört einem Container ({maker}) und richtet sich nach seiner IP-Adresse. Binden Sie die Lizenz an den Rechner, auf dem der Container läuft.',
    en: '{mac} (machine {slot}) belongs to a container ({maker}) and follows its IP address. Bind the licence to the machine the container runs on.',
  },
  'advice.macVpn': {
    de: '{mac} (Rechner {slot}) gehört einem VPN-Adapter ({maker}). Andere Rechner haben dieselbe oder eine wechselnde Adresse, und ohne VPN fehlt sie.',
    en: '{mac} (machine {slot}) belongs to a VPN adapter ({maker}). Other machines have the same address or a changing one, and without the VPN it is missing.',
  },
  'advice.macDialUp': {
    de: '{mac} (Rechner {slot}) gehört einem Einwahl- oder Schleifenadapter von {maker}. Jeder Rechner mit diesem Adapter hat dieselbe Adresse.',
    en: '{mac} (machine {slot}) belongs to a dial-up or loopback adapter of {maker}. Every machine with this adapter has the same address.',
  },
  'advice.macDock': {
    de: '{mac} (Rechner {slot}) ist vermutlich ein USB-Netzwerkadapter oder eine Dockingstation ({maker}). Die Lizenz zieht mit dem Adapter um, nicht mit dem Rechner.',
    en: '{mac} (machine {slot}) is probably a USB network adapter or a docking station ({maker}). The licence moves with the adapter, not with the machine.',
  },
  'advice.macTwice': {
    de: 'Die MAC-Adresse {mac} steht bei mehreren Rechnern dieser Host-ID.',
    en: 'The MAC address {mac} is entered for several machines of this host ID.',
  },
  'advice.nameTwice': {
    de: 'Der Rechnername „{name}“ steht bei mehreren Rechnern dieser Host-ID.',
    en: 'The computer name “{name}” is entered for several machines of this host ID.',
  },
  'advice.nameLocal': {
    de: '„{name}“ (Rechner {slot}) heißt jeder Rechner für sich selbst. Als Bindung taugt dieser Name nicht.',
    en: '“{name}” (machine {slot}) is what every machine calls itself. It cannot be used for a binding.',
  },
  'advice.nameAddress': {
    de: '„{name}“ (Rechner {slot}) ist eine IP-Adresse und kein Rechnername. Sie kann jederzeit wechseln.',
    en: '“{name}” (machine {slot}) is an IP address, not a computer name. It can change at any time.',
  },
  'advice.nameContainer': {
    de: '„{name}“ (Rechner {slot}) sieht nach einem Container aus. Sein Name wechselt bei jedem Start.',
    en: '“{name}” (machine {slot}) looks like a container. Its name changes with each start.',
  },
  'advice.nameDefault': {
    de: '„{name}“ (Rechner {slot}) hat die Installation vergeben. Nach einer Neuinstallation heißt der Rechner anders, und gleichnamige gibt es oft.',
    en: '“{name}” (machine {slot}) was assigned by the operating system’s installer. After a reinstallation the machine has a different name, and duplicates are common.',
  },
  'advice.terminalName': {
    de: 'Auf einem Terminalserver haben alle Sitzungen denselben Rechnernamen: Die Bindung an den Namen begrenzt niemanden. Besser ist die MAC-Adresse.',
    en: 'All sessions on a terminal server have the same computer name: a binding to the name limits no one. The MAC address is better.',
  },
  'advice.virtualUnmarked': {
    de: 'Die MAC-Adresse von Rechner {slot} spricht für {maker}; „Virtueller Server“ ist aber nicht eingeschaltet.',
    en: 'The MAC address of machine {slot} suggests {maker}, but “Virtual server” is off.',
  },
  'advice.virtualPhysical': {
    de: '„Virtueller Server“ ist eingeschaltet; keine der MAC-Adressen lässt eine virtuelle Maschine erkennen.',
    en: '“Virtual server” is on, but none of the MAC addresses suggests a virtual machine.',
  },
  'advice.traitsClone': {
    de: 'Eine Kopie des Rechners, die alle Merkmale behält, hält diese Bindung nicht auf.',
    en: 'A copy of the machine that keeps every trait is not stopped by this binding.',
  },
  'advice.usedMac': {
    de: 'Für die MAC-Adresse {mac} gibt es schon eine Lizenz.',
    en: 'There is already a licence for the MAC address {mac}.',
  },
  'advice.usedName': {
    de: 'Für einen Rechner namens „{name}“ gibt es schon eine Lizenz. Rechnernamen sind nur innerhalb einer Firma eindeutig.',
    en: 'There is already a licence for a machine called “{name}”. Computer names are only unique within a company.',
  },
} as const satisfies Record<string, Words>

/** Every code advice can have. */
export type AdviceCode = keyof typeof adviceWords

export const adviceSeverityWords = {
  warning: { de: 'Warnung', en: 'Warning' },
  note: { de: 'Hinweis', en: 'Note' },
} as const satisfies Record<string, Words>
